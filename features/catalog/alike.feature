@catalog
Feature: What is like it
  Whoever came for a piece that is sold out wants one like it, not a dead end.

  Background:
    Given the shop sells a "Kurta Set" of "Kurtas" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 0      |
      | Ivory  | S    | 3,000 | 5      |

  @STOCK-03
  Rule: Beside a sold-out choice stand pieces of the same kind, those of its colour and of about its price first

    Background:
      Given the shop sells a "Plain Kurta" of "Kurtas" in these variants:
        | color | size | price | pieces |
        | Ivory | S    | 2,900 | 5      |
      And the shop sells a "Block Kurta" of "Kurtas" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,200 | 5      |
      And the shop sells a "Gone Kurta" of "Kurtas" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 0      |

    @journey @long
    Example: The colour is sold out
      When Meera opens the address of the "Kurta Set" in "Indigo" and "S"
      Then the pieces like it read "Block Kurta, Plain Kurta"

    Example: What can be had needs none
      When Meera opens the address of the "Kurta Set" in "Ivory" and "S"
      Then no pieces like it are offered

    Example: Another kind of piece is none
      Given the shop sells a "Shawl" for 3,000 rupees
      When Meera opens the address of the "Kurta Set" in "Indigo" and "S"
      Then the pieces like it read "Block Kurta, Plain Kurta"

  @STOCK-03
  Rule: Where there is none like it, nothing is offered

    Example: The only one of its kind
      When Meera opens the address of the "Kurta Set" in "Indigo" and "S"
      Then no pieces like it are offered
