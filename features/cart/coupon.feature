@cart
Feature: A coupon
  The shop decides what a code is worth; the shopper reads at once whether it counts.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And the coupon FESTIVE10 takes 10 percent off
    And Meera has put 2 pieces of the "Silk Tee" into the cart

  @CART-75
  Rule: A good coupon lowers the total

    Example: Ten percent off
      When Meera applies the coupon "FESTIVE10"
      Then the cart comes to "₹4,320"

  @CART-76
  Rule: A bad coupon changes nothing and says so

    Example: Mistyped
      When Meera applies the coupon "FESTVE10"
      Then the cart comes to "₹4,800"
      And Meera reads that the coupon is not valid

  @CART-77
  Rule: A coupon can be taken off again

    Example: Saved for later
      Given Meera applies the coupon "FESTIVE10"
      When Meera removes the coupon
      Then the cart comes to "₹4,800"
