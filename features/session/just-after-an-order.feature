@session
Feature: Signing in just after an order
  Who has just ordered and signs in afterwards is not handed the old cart of the account at once.

  Background:
    Given Meera has put 1 piece of a "Shawl" for 4,000 rupees into the cart of her account on another device
    And Meera has put 1 piece of a "Stole" for 1,500 rupees into the cart of this device
    And Meera has filled in the checkout, accepts the terms and pays in cash

  @CART-64 @CONF-30
  Rule: For 24 minutes after an order the cart of the device is left as it is

    Example: The last moment of them
      Given Meera places the order
      And 1439999 milliseconds pass
      When Meera signs in
      Then Meera's cart is empty

  @CART-65 @CONF-30
  Rule: After 24 minutes the cart of the account is there again

    Example: The first moment after them
      Given Meera places the order
      And 1440000 milliseconds pass
      When Meera signs in
      Then Meera has 1 piece of the "Shawl" in the cart
