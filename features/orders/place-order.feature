@orders
Feature: Place an order
  An order is kept on the device before it is sent,
  and the shop has it once, whatever happens on the way.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 2 pieces of the "Silk Tee" into the cart
    And Meera has filled in the checkout, accepts the terms and pays in cash

  @CHK-26 @CHK-45
  Rule: A guest's order reaches the shop as it was placed

    Example: Two pieces to Mumbai
      When Meera places the order
      Then the shop has 1 order of 2 pieces of the "Silk Tee" for Meera
      And Meera is thanked for the order

  @CHK-39
  Rule: An accepted order empties the cart

    Example: Nothing is left
      When Meera places the order
      Then Meera's cart is empty

  @CHK-35
  Rule: Pressing twice is one order

    Example: An impatient finger
      When Meera places the order twice at once
      Then the shop has 1 order

  @CHK-31 @CHK-33
  Rule: A fault of the shop keeps the order waiting and the cart as it was

    Example: The shop fails
      Given the shop's orders fail
      When Meera places the order
      Then Meera is told "The order can not be transfered because of server error. Order has been queued"
      And Meera has 1 waiting order
      And Meera has 2 pieces of the "Silk Tee" in the cart

  @CHK-34
  Rule: What else is wrong with an order is for those who run the shop to read

    Example: The shop fails
      Given the shop's orders fail
      When Meera places the order
      Then those who run the shop read "Unhandled place order request error: code 500" in the log

  @CHK-32 @CHK-37
  Rule: After a lost answer, pressing again is still one order

    Example: The answer got lost on the way
      Given the shop's answer to the next order gets lost
      And Meera places the order
      When Meera places the order again
      Then the shop has 1 order
      And Meera has 0 waiting orders

  @CHK-29 @CHK-30
  Rule: An order the shop finds faulty is told and not sent again

    @journey @row-10
    Example: What the page says, and what is left to be corrected
      Given the shop finds the next order faulty
      When Meera places the order
      Then Meera is told "Internal validation error. Please check if all required fields are filled in. Please contact us on care@zari.example"
      And Meera has 2 pieces of the "Silk Tee" in the cart

    Example: The shop does not accept the address
      Given the shop finds the next order faulty
      When Meera places the order
      Then Meera is told "Internal validation error. Please check if all required fields are filled in. Please contact us on care@zari.example"
      And Meera has 0 waiting orders
      And Meera has 2 pieces of the "Silk Tee" in the cart

  @CHK-25 @CHK-42
  Rule: Offline an order waits on the device and the cart is done with it

    Example: On the train
      Given Meera is offline
      When Meera places the order
      Then Meera reads that the order waits to be sent
      And Meera has 1 waiting order
      And Meera's cart is empty

    @page
    Example: What the page says
      Given Meera is offline
      When Meera places the order
      Then Meera reads on the page "will be sent when you are back online"
