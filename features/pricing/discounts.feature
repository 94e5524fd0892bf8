@pricing
Feature: Discounts
  The percentage tells how much a special price saves.

  Background:
    Given the shop sells a "Silk Tee" for 2,000 rupees

  @PRICE-13
  Rule: The discount is the rounded gap between the regular and the special price

    Scenario Outline: <special> instead of 2,000 rupees
      Given the "Silk Tee" has a special price of <special> rupees
      When Meera looks at the "Silk Tee"
      Then Meera reads "<seen>" beside a struck-through price of "₹2,000"

      Examples:
        | special | seen    |
        | 1,500   | 25% off |
        | 1,333   | 33% off |
        | 1,990   | 1% off  |

  @PRICE-14
  Rule: Without a special price there is no discount

    Example: The regular price
      When Meera looks at the "Silk Tee"
      Then Meera reads no discount
      And Meera reads no struck-through price

  @PRICE-08
  Rule: A product with variants shows the price of its lowest one

    Example: The small one costs less
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,500 | 5      |
      When Meera looks at the list "Kurtas" with the "Kurta Set"
      Then the list shows the "Kurta Set" for "₹3,000"

    Example: The lowest one is switched off
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces | state |
        | Indigo | S    | 2,000 | 5      | off   |
        | Indigo | M    | 3,500 | 5      | on    |
      When Meera looks at the list "Kurtas" with the "Kurta Set"
      Then the list shows the "Kurta Set" for "₹3,500"
