@cart
Feature: The empty cart
  Nothing in the cart is no dead end: what the shopper liked, kept and looked at leads on.

  Background:
    Given the shop sells a "Silk Tee"
    And the shop sells a "Dupatta"

  @ACC-14
  Rule: An empty cart shows what was looked at, the latest first

    @page
    Example: Two looks
      Given Meera looks at the "Silk Tee"
      And Meera looks at the "Dupatta"
      When Meera opens the cart page
      Then Meera is offered "Dupatta"
      And Meera is offered "Silk Tee"
      And Meera is offered "Continue shopping"

    @page
    Example: The catalog does not answer
      Given Meera looks at the "Silk Tee"
      And the shop's catalog does not answer
      When Meera opens the cart page
      Then Meera is offered "Continue shopping"
