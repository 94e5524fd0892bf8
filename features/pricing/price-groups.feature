@pricing
Feature: Prices of a customer's group
  A merchant gives groups of customers prices of their own.
  Who is signed in reads them wherever a price stands, everybody else what everybody pays.

  Background:
    Given the shop sells a "Shawl" for 1,000 rupees
    And the shop sells a "Stole" for 500 rupees
    And the group of Asha pays 700 rupees for the "Shawl"

  @PRICE-25 @CAT-046
  Rule: A customer reads the prices of the own group

    Background:
      Given groups of customers have prices of their own

    Example: A product in a list
      Given Asha is signed in
      And the category "Winter" holds the "Shawl"
      When Asha opens the category "Winter"
      Then the list shows the "Shawl" for "₹700"

    Example: A set in a list costs what its products cost the group
      Given Asha is signed in
      And the shop sells the set "Winter Set" of "Shawl, Stole"
      And the "Winter Set" costs 1,500 rupees
      And the category "Winter" holds the "Winter Set"
      When Asha opens the category "Winter"
      Then the list shows the "Winter Set" for "₹1,200"

    Example: And it costs the same on its page
      Given Asha is signed in
      And the shop sells the set "Winter Set" of "Shawl, Stole"
      When Asha looks at the "Winter Set"
      Then Asha reads a price of "₹1,200"

    Example: A bundle in a list costs what is chosen of it at first
      Given Asha is signed in
      And the shop sells the bundle "Gift" with these options:
        | option | products     | flagged |
        | Wrap   | Stole, Shawl | Shawl   |
      And the category "Winter" holds the "Gift"
      When Asha opens the category "Winter"
      Then the list shows the "Gift" for "₹700"

    Example: Nobody else reads them
      Given the category "Winter" holds the "Shawl"
      When Meera opens the category "Winter"
      Then the list shows the "Shawl" for "₹1,000"

  @PRICE-26 @CONF-54
  Rule: Where groups have no prices of their own a customer reads what everybody pays

    Example: A set in a list
      Given the shop sells the set "Winter Set" of "Shawl, Stole"
      And the "Winter Set" costs 1,500 rupees
      And the category "Winter" holds the "Winter Set"
      And Asha is signed in
      When Asha opens the category "Winter"
      Then the list shows the "Winter Set" for "₹1,500"
