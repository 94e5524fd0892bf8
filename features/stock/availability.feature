@stock
Feature: What can be bought
  The shop says plainly what it can sell now.

  @STOCK-04 @STOCK-05
  Rule: A product is in stock with a piece left and the switch on

    Scenario Outline: <case>
      Given the shop sells a "Silk Tee" with <stock>
      When Meera looks at the "Silk Tee"
      Then the "Silk Tee" is shown <as>

      Examples:
        | case          | stock                  | as           |
        | pieces left   | 7 pieces               | in stock     |
        | no piece left | 0 pieces               | out of stock |
        | switched off  | its stock switched off | out of stock |

  @STOCK-01
  Rule: A variant that is switched off cannot be chosen

    Example: The merchant took size S away
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces | state |
        | Indigo | S    | 3,000 | 5      | off   |
        | Indigo | M    | 3,000 | 5      | on    |
      When Meera looks at the "Kurta Set"
      Then Meera cannot choose the size "S"

  @STOCK-03 @STOCK-24
  Rule: A variant that is out of stock may be chosen and is marked

    Example: Size S is sold out
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 0      |
        | Indigo | M    | 3,000 | 5      |
      And Meera looks at the "Kurta Set"
      When Meera chooses the size "S"
      Then the "Kurta Set" is shown out of stock

  @STOCK-08 @STOCK-09
  Rule: A product with variants is out of stock when none can be sold

    Scenario Outline: <case>
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces   |
        | Indigo | S    | 3,000 | 0        |
        | Indigo | M    | 3,000 | <pieces> |
      When Meera looks at the list "Kurtas" with the "Kurta Set"
      Then the list shows the "Kurta Set" <as>

      Examples:
        | case               | pieces | as           |
        | one variant left   | 1      | in stock     |
        | everything is sold | 0      | out of stock |

  @STOCK-12 @CAT-022
  Rule: A product without any available variant says so

    Example: All variants are switched off
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces | state |
        | Indigo | S    | 3,000 | 5      | off   |
      When Meera looks at the "Kurta Set"
      Then Meera reads "No available product variants" beside the product

  @STOCK-10 @STOCK-11
  Rule: A product that must not be shown leads home with a notice

    Scenario Outline: The product is <case>
      Given the shop sells a "Silk Tee" that is <case>
      When Meera looks at the "Silk Tee"
      Then Meera is on the home page
      And Meera is told "This page is no longer here. We brought you home."

      Examples:
        | case         |
        | switched off |
        | hidden       |
