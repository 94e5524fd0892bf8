@delivery
Feature: A PIN code that is remembered
  A PIN code is typed once. The next piece says by itself by when it arrives; without a network a piece says what was known
  last, and when the shop had said so.

  Background:
    Given it is 10:00 in India on 27 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And Meera has asked when the "Silk Tee" arrives at "400050"

  Rule: A PIN code is remembered, and asked about by itself

    Example: The next piece says it by itself
      Given the shop sells a "Kurta" with 5 pieces
      And the "Kurta" is ready to ship
      When Meera looks at the "Kurta"
      Then Meera reads of the delivery "By Wednesday, 2 December"

    Example: It is known at the next visit
      When Meera comes back later
      Then the PIN code reads "400050"
      And Meera reads of the delivery "By Thursday, 3 December"

    Example: Another choice is asked for anew
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,000 | 5      |
      When Meera looks at the "Kurta Set"
      And Meera chooses the size "M"
      Then Meera reads of the delivery "By Thursday, 3 December"
      And the shop was asked for the delivery of the "Kurta Set" in the size "M"

    Example: A PIN code that is none does not take the place of the known one
      Given Meera asks when it arrives at "290001"
      When Meera comes back later
      Then the PIN code reads "400050"

  Rule: Without an answer a piece says what was known last, and when, or why it says nothing

    Example: Without a network
      Given Meera is offline
      When Meera asks when it arrives at "400050"
      Then Meera reads of the delivery "By Thursday, 3 December"
      And Meera reads of the delivery "Last heard from the shop on Friday, 27 November, 10:00 am"

    Example: Without a network nothing is made up
      Given Meera is offline
      When Meera asks when it arrives at "302001"
      Then Meera reads of the delivery "You are offline. Please try again when you are back online."

    Example: Back online it is asked again by itself
      Given Meera is offline
      And Meera asks when it arrives at "400050"
      And it is 14:30 in India on 27 November 2026
      When Meera is online again
      Then Meera reads of the delivery "By Friday, 4 December"

    Example: When the shop does not answer
      Given the shop does not answer about deliveries
      When Meera asks when it arrives at "302001"
      Then Meera reads of the delivery "The shop did not answer"
