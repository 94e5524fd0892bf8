@journeys
Feature: A guest buys
  From the first page to the confirmed order, on a phone or a wide screen.

  Background:
    Given the shop sells a "Kurta Set" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 5      |
      | Indigo | M    | 3,500 | 5      |
    And the category "Kurtas" holds the "Kurta Set"

  @CHK-01 @ROUTE-03 @ROUTE-05
  Rule: A guest can buy from end to end

    @journey
    Example: From home to the confirmation
      Given Meera opens the home page
      And Meera opens the "Kurta Set" from the list "Kurtas"
      And Meera chooses the size "S"
      And Meera adds it to the cart
      And Meera has filled in the checkout
      And Meera chooses to pay by "Cash on delivery"
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order of 1 piece of the "Kurta Set" for Meera
