@pricing
Feature: Special prices
  A merchant lowers a price for some days.
  Shoppers see the lower price only while it truly applies.

  Background:
    Given today is 15 June 2026
    And the shop sells a "Silk Tee" for 2,000 rupees

  @PRICE-03 @PRICE-07
  Rule: A special price applies from its first day to its last day

    Scenario Outline: The <when> of the sale
      Given the "Silk Tee" has a special price of 1,500 rupees from <first> to <last>
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | when       | first        | last         | seen   |
        | middle     | 10 June 2026 | 20 June 2026 | ₹1,500 |
        | first day  | 15 June 2026 | 20 June 2026 | ₹1,500 |
        | last day   | 10 June 2026 | 15 June 2026 | ₹1,500 |
        | day before | 16 June 2026 | 20 June 2026 | ₹2,000 |
        | day after  | 10 June 2026 | 14 June 2026 | ₹2,000 |

    Example: A sale that is over leaves no trace
      Given the "Silk Tee" has a special price of 1,500 rupees until 14 June 2026
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "₹2,000"
      And Meera reads no struck-through price

  @PRICE-04
  Rule: A special price without a last day applies from its first day on

    Scenario Outline: It starts <when>
      Given the "Silk Tee" has a special price of 1,500 rupees from <first>
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | when     | first        | seen   |
        | today    | 15 June 2026 | ₹1,500 |
        | tomorrow | 16 June 2026 | ₹2,000 |

  @PRICE-05
  Rule: A special price without a first day applies until its last day

    Scenario Outline: It ends <when>
      Given the "Silk Tee" has a special price of 1,500 rupees until <last>
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "<seen>"

      Examples:
        | when      | last         | seen   |
        | today     | 15 June 2026 | ₹1,500 |
        | yesterday | 14 June 2026 | ₹2,000 |

  @PRICE-06
  Rule: A special price without days applies always

    Example: An open-ended sale
      Given the "Silk Tee" has a special price of 1,500 rupees
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "₹1,500"

  @PRICE-01 @PRICE-02
  Rule: A special price that is not lower is ignored

    Scenario Outline: The special price is <case>
      Given the "Silk Tee" has a special price of <special> rupees
      When Meera looks at the "Silk Tee"
      Then Meera reads a price of "₹2,000"
      And Meera reads no struck-through price

      Examples:
        | case         | special |
        | too high     | 2,500   |
        | just as high | 2,000   |
        | nothing      | 0       |
