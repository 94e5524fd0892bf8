@checkout
Feature: What has changed meanwhile
  Nobody orders at a price, or a piece, other than what was seen.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Meera has put 2 pieces of the "Silk Tee" into the cart
    And Meera has filled in the checkout, accepts the terms and pays in cash

  @CHK-24
  Rule: A price that has changed is told before anything is ordered

    @journey @long
    Example: Dearer since the last look
      Given the "Silk Tee" costs 2,600 rupees
      When Meera places the order
      Then Meera is warned "Silk Tee: now ₹5,200 instead of ₹4,800."
      And the shop has no order

    Example: Meera agrees
      Given the "Silk Tee" costs 2,600 rupees
      And Meera places the order
      When Meera places the order again
      Then Meera is thanked for the order
      And the shop has 1 order

  @CHK-44
  Rule: A piece that is sold out is told, and the cart stays as it was

    Example: Somebody was faster
      Given the last "Silk Tee" is sold
      When Meera places the order
      Then Meera is warned "Silk Tee is sold out. Take it out of your cart to order the rest."
      And the shop has no order
      And Meera has 2 pieces of the "Silk Tee" in the cart
