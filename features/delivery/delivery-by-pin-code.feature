@delivery
Feature: Delivery by PIN code
  Who wants a piece for a wedding wants to know whether it is there in time. The shop says by which day it arrives at a
  PIN code of India, until when that holds, and whether it can be paid in cash and sent back from home.

  Background:
    Given it is 10:00 in India on 27 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And the "Silk Tee" is ready to ship

  Rule: A piece says by which day it arrives at a PIN code, until when that holds, and on what terms

    Scenario Outline: The day, <where>
      When Meera looks at the "Silk Tee"
      And Meera asks when it arrives at "<PIN code>"
      Then Meera reads of the delivery "<day>"
      And Meera reads of the delivery "If you order before Friday, 27 November, 2:00 pm"
      And Meera reads of the delivery "<cash>"
      And Meera reads of the delivery "<returns>"

      Examples:
        | where                  | PIN code | day                       | cash                     | returns                              |
        | in a large city        | 400050   | By Wednesday, 2 December  | Cash on delivery         | Returns are collected from your home |
        | typed with a space     | 400 050  | By Wednesday, 2 December  | Cash on delivery         | Returns are collected from your home |
        | by road                | 302001   | By Thursday, 3 December   | Cash on delivery         | Returns are collected from your home |
        | where the post goes on | 781001   | By Thursday, 3 December   | No cash on delivery here | Returns are not collected here       |

    Example: Too late for the parcels of the day
      Given it is 14:00 in India on 27 November 2026
      When Meera looks at the "Silk Tee"
      And Meera asks when it arrives at "400050"
      Then Meera reads of the delivery "By Thursday, 3 December"
      And Meera reads of the delivery "If you order before Saturday, 28 November, 2:00 pm"

    Example: What is made to order takes a day more
      Given the shop sells a "Kurta" with 5 pieces
      When Meera looks at the "Kurta"
      And Meera asks when it arrives at "400050"
      Then Meera reads of the delivery "By Thursday, 3 December"

  Rule: What takes longer to make arrives later

    Background:
      Given the shop sells a "Lehenga" in these variants:
        | color  | size | price  | pieces | at once | made in |
        | Indigo | S    | 60,000 | 5      | 2       | 8       |
        | Indigo | M    | 60,000 | 5      | 0       | 8       |
        | Indigo | L    | 62,000 | 5      | 0       | 12      |

    Scenario Outline: The size <size>, which <why>
      Given Meera looks at the "Lehenga"
      And Meera chooses the size "<size>"
      When Meera asks when it arrives at "400050"
      Then Meera reads of the delivery "<day>"

      Examples:
        | size | why                       | day                      |
        | S    | lies ready                | By Wednesday, 2 December |
        | M    | is sewn first             | By Tuesday, 8 December   |
        | L    | takes more cloth and days | By Saturday, 12 December |

  Rule: Where nobody delivers, and of a PIN code that is none, it says so

    Example: An island to which no boat keeps a day
      When Meera looks at the "Silk Tee"
      And Meera asks when it arrives at "744301"
      Then Meera reads of the delivery "Cannot be delivered to 744301"

    Scenario Outline: A PIN code that is none, <how>
      When Meera looks at the "Silk Tee"
      And Meera asks when it arrives at "<typed>"
      Then Meera reads "<words>" at the PIN code
      And Meera reads nothing of the delivery

      Examples:
        | how               | typed  | words                                                |
        | too short         | 4000   | Enter a PIN code of six digits                       |
        | of another land   | SW1A   | Enter a PIN code of six digits                       |
        | begun with naught | 040005 | Enter a PIN code of six digits                       |
        | given to nobody   | 290001 | There is no PIN code 290001: please check the digits |

  Rule: Nobody is asked for a PIN code where it says nothing

    Example: What is not sent has no day
      Given the shop sells the download "Sari Pattern" for 500 rupees with the files "Pattern" and "Film" for 100 rupees each
      When Meera looks at the "Sari Pattern"
      Then Meera is not asked for a PIN code

    Example: Outside India the days of the country are enough
      Given Meera shops from US
      When Meera looks at the "Silk Tee"
      Then Meera is not asked for a PIN code
