@fit
Feature: The size that fits
  Who buys clothes unseen wonders which size to take.
  The shop says what it knows of that, and guesses nothing.

  Background:
    Given the shop sells a "Kurta Set" by "Anjora" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 5      |
      | Indigo | M    | 3,000 | 5      |

  Rule: Sizes are read in inches or centimetres, and the device remembers in which

    Background:
      Given the "Kurta Set" has a size guide

    Example: Who has chosen nothing reads inches
      When Meera looks at the "Kurta Set"
      Then the size guide says of an "M" a bust of "36" in "Inches"

    @journey @long
    Example: Who measures in centimetres does not say so twice
      Given Meera looks at the "Kurta Set"
      And Meera reads the size guide in "Centimetres"
      When Meera comes back later
      Then the size guide says of an "M" a bust of "91" in "Centimetres"

  Rule: How tall somebody is in the pictures, and in which size, stands beside the sizes

    Example: The house has said so
      Given the "Kurta Set" has a size guide
      When Meera looks at the "Kurta Set"
      Then beside the sizes stands "Model: 175 cm (5 ft 9 in), wears size S."

  Rule: Where five or more say how a piece fits and most of them agree, it stands beside the sizes

    Scenario Outline: <what>
      Given <small> found the "Kurta Set" small, <expected> as expected and <large> large
      When Meera looks at the "Kurta Set"
      Then beside the sizes stands "<told>"

      Examples:
        | what                     | small | expected | large | told                                 |
        | Most found it small      | 7     | 2        | 0     | Runs small, say 7 of 9 shoppers.     |
        | Most found it large      | 0     | 1        | 5     | Runs large, say 5 of 6 shoppers.     |
        | Five, and three of them  | 1     | 3        | 1     | True to size, say 3 of 5 shoppers.   |

    Scenario Outline: <what>
      Given <small> found the "Kurta Set" small, <expected> as expected and <large> large
      When Meera looks at the "Kurta Set"
      Then nothing of what others found stands beside the sizes

      Examples:
        | what                   | small | expected | large |
        | Four are too few       | 4     | 0        | 0     |
        | Half of them disagree  | 3     | 2        | 1     |

  Rule: The size that was ordered before, of the piece or of its house, stands beside the sizes

    Background:
      Given the shop sells a "Anarkali" by "Anjora" in these variants:
        | color | size | price | pieces |
        | Rani  | M    | 5,000 | 5      |
        | Rani  | XL   | 5,000 | 5      |
      And the shop sells a "Lehenga" by "Meher" in these variants:
        | color | size | price | pieces |
        | Rani  | M    | 9,000 | 5      |

    Example: Another piece of the house
      Given Meera has put 1 piece of the "Anarkali" in the size "M" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera looks at the "Kurta Set"
      Then beside the sizes stands "You ordered size M of Anjora before."

    Example: The very piece
      Given Meera has put 1 piece of the "Anarkali" in the size "M" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera looks at the "Anarkali"
      Then beside the sizes stands "You ordered size M of this piece before."

    Example: A size in which the piece does not come
      Given Meera has put 1 piece of the "Anarkali" in the size "XL" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera looks at the "Kurta Set"
      Then nothing of what she ordered stands beside the sizes

    Example: Another house cuts otherwise
      Given Meera has put 1 piece of the "Lehenga" in the size "M" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      When Meera looks at the "Kurta Set"
      Then nothing of what she ordered stands beside the sizes

    Example: What was delivered and not sent back was kept
      Given Meera is signed in
      And Meera has put 1 piece of the "Anarkali" in the size "M" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera places the order
      And on 20 November 2026 the order has left with "Blue Dart" as parcel "BD 1234" and has come
      And today is 6 December 2026
      And Meera opens the account at "Orders"
      When Meera looks at the "Kurta Set"
      Then beside the sizes stands "You kept size M of Anjora."
