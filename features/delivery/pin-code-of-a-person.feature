@delivery
Feature: The PIN code of a person
  Whoever is signed in need not type what their address says. What they asked goes with them when they leave.

  Background:
    Given it is 10:00 in India on 27 November 2026
    And the shop sells a "Silk Tee" with 5 pieces
    And Asha is signed in

  Rule: The PIN code of an address need not be typed

    Example: That of her address stands there, and is asked about
      Given Asha opens the account at "Shipping details"
      And Asha saves:
        | Street address | Hill Road, Bandra West |
        | PIN code       | 400 050                |
        | City           | Mumbai                 |
        | Phone number   | 98200 12345            |
      When Asha looks at the "Silk Tee"
      Then the PIN code reads "400050"
      And Asha reads of the delivery "By Thursday, 3 December"

  Rule: A PIN code goes with the person who asked

    Example: She leaves
      Given Asha has asked when the "Silk Tee" arrives at "400050"
      When Asha logs out from the panel
      And Asha looks at the "Silk Tee"
      Then the PIN code reads ""
      And Asha reads nothing of the delivery
