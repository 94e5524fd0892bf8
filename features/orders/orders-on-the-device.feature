@orders
Feature: Orders on the device
  Whoever ordered here finds the order again without signing in.

  @UI-35 @CHK-47
  Rule: The account lists what was ordered on this device

    Example: An order of yesterday
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera opens the home page
      Then the account lists 1 order of "₹2,400"

    Example: Nothing yet
      When Meera opens the home page
      Then the account lists no order
