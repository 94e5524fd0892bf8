@cart
Feature: Saved for later
  A piece that is not for this order waits below the cart, in its colour and size,
  and comes back when its day has come.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 2 pieces of the "Silk Tee" into the cart

  @CART-01
  Rule: A line saved for later leaves both carts and keeps its pieces

    @journey @long
    Example: Not this month
      When Meera saves the "Silk Tee" for later
      Then Meera's cart is empty
      And the shop's cart is empty
      And 2 pieces of the "Silk Tee" are saved for later at "₹2,400"

    Example: On the train
      Given Meera is offline
      When Meera saves the "Silk Tee" for later
      Then Meera's cart is empty
      And 2 pieces of the "Silk Tee" are saved for later at "₹2,400"

    Example: The day after
      Given Meera saves the "Silk Tee" for later
      When Meera comes back later
      Then 2 pieces of the "Silk Tee" are saved for later at "₹2,400"

    Example: A slip of the finger
      Given Meera saves the "Silk Tee" for later
      When Meera undoes that
      Then Meera has 2 pieces of the "Silk Tee" in the cart
      And the shop's cart holds 2 pieces of the "Silk Tee"
      And nothing is saved for later

  @CART-19
  Rule: A saved line goes back into the cart as it was

    @journey @long
    Example: Its day has come
      Given Meera saves the "Silk Tee" for later
      When Meera moves the "Silk Tee" back into the cart
      Then Meera has 2 pieces of the "Silk Tee" in the cart
      And the shop's cart holds 2 pieces of the "Silk Tee"
      And nothing is saved for later

    @CART-21
    Example: There is one in the cart already
      Given Meera saves the "Silk Tee" for later
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera moves the "Silk Tee" back into the cart
      Then Meera has 3 pieces of the "Silk Tee" in the cart

    @CART-17 @CART-18
    Example: Without a network the stock is unsure
      Given Meera saves the "Silk Tee" for later
      And Meera is offline
      When Meera moves the "Silk Tee" back into the cart
      Then Meera has 2 pieces of the "Silk Tee" in the cart
      And Meera is told "The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation."

  @CART-16
  Rule: A saved line that is sold out stays saved

    Example: The last one was sold meanwhile
      Given Meera saves the "Silk Tee" for later
      And the last "Silk Tee" is sold
      When Meera moves the "Silk Tee" back into the cart
      Then Meera's cart is empty
      And Meera is told "The product is out of stock and cannot be added to the cart!"
      And 2 pieces of the "Silk Tee" are saved for later at "₹2,400"

  @CART-11
  Rule: A saved line shows what it costs today

    Example: The price went up
      Given Meera saves the "Silk Tee" for later
      And the shop sells a "Silk Tee" for 2,600 rupees
      And Meera looks at the "Silk Tee"
      When Meera opens the cart page
      Then 2 pieces of the "Silk Tee" are saved for later at "₹2,600"

  @CART-29
  Rule: A saved line can be taken out, and had back

    Example: Out of sight
      Given Meera saves the "Silk Tee" for later
      When Meera takes the saved "Silk Tee" out
      Then nothing is saved for later

    Example: After all
      Given Meera saves the "Silk Tee" for later
      And Meera takes the saved "Silk Tee" out
      When Meera undoes that
      Then 2 pieces of the "Silk Tee" are saved for later at "₹2,400"

  @CART-56
  Rule: What is saved for later stays when the order is placed

    Example: Only the cart was ordered
      Given Meera saves the "Silk Tee" for later
      And the shop sells a "Dupatta" for 900 rupees
      And Meera has put 1 piece of the "Dupatta" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then 2 pieces of the "Silk Tee" are saved for later at "₹2,400"
