@session
Feature: The cart that two devices fill
  Who signs in finds the cart of the account and that of the device in one, is told so, and may have them apart again.

  Background:
    Given Meera has put 1 piece of a "Shawl" for 4,000 rupees into the cart of her account
    And Meera has put 2 pieces of a "Stole" for 1,500 rupees into the cart of this device
    When Meera signs in

  @CART-66
  Rule: The receipt says what came together, and can be undone

    Example: Both carts are in one
      Then Meera reads on the cart page that "2 pieces from this device, 1 from your account." came together
      And Meera has 1 piece of the "Shawl" in the cart
      And Meera has 2 pieces of the "Stole" in the cart

    Example: Apart again
      Given Meera reads on the cart page that "2 pieces from this device, 1 from your account." came together
      When Meera has the carts apart again
      Then Meera has 1 piece of the "Shawl" in the cart
      And 2 pieces of the "Stole" are saved for later at "₹1,500"
      And nothing on the cart page came together
