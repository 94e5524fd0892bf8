@journeys
Feature: A guest buys
  From the first page to the confirmed order,
  on a phone, on a wide screen and without a mouse.

  Background:
    Given the shop sells a "Kurta Set" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 5      |
      | Indigo | M    | 3,500 | 5      |
    And the category "Kurtas" holds the "Kurta Set"

  @ROUTE-03 @ROUTE-05
  Rule: A guest can buy from end to end

    @journey
    Scenario Outline: From a list to the confirmation with <means>
      Given Meera shops with <means>
      And Meera opens the "Kurta Set" from the list "Kurtas"
      And Meera chooses the size "S"
      And Meera adds it to the cart
      And Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "Cash on delivery"
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order of 1 piece of the "Kurta Set" for Meera

      Examples:
        | means            |
        | a phone          |
        | a keyboard alone |

      @long
      Examples:
        | means            |
        | a wide screen    |
