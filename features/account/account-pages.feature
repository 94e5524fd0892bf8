@account
Feature: The pages of the account
  Everything about a person stands on one page, a block at an address of its own.
  Nobody else is let in: who is not signed in is led home.

  @ROUTE-19 @ROUTE-20
  Rule: The account opens at its profile, the shipping details are a block of it

    Example: The profile
      Given Asha is signed in
      When Asha opens the account at "Profile"
      Then Asha sees the block "Profile"

    Example: The shipping details
      Given Asha is signed in
      When Asha opens the account at "Shipping details"
      Then Asha sees the block "Shipping details"

  @ROUTE-21 @ROUTE-22
  Rule: Newsletter and orders are blocks of the account

    Example: The newsletter
      Given Asha is signed in
      When Asha opens the account at "Newsletter"
      Then Asha sees the block "Newsletter"

    Example: The orders
      Given Asha is signed in
      When Asha opens the account at "Orders"
      Then Asha sees the block "Orders"

  @ROUTE-24 @ROUTE-25
  Rule: What was viewed recently and the store credit are blocks of the account

    Example: What was viewed recently
      Given Asha is signed in
      When Asha opens the account at "Recently viewed"
      Then Asha sees the block "Recently viewed"

    Example: The store credit
      Given Asha is signed in
      When Asha opens the account at "Store credit"
      Then Asha sees the block "Store credit"

  @ERR-11
  Rule: The account is that of a customer, and offers nothing to run the shop with

    Example: All that Asha is offered there
      Given Asha is signed in
      When Asha opens the account at "Profile"
      Then the account offers "Profile, Shipping details, Newsletter, Orders, Recently viewed, Store credit, My data" and no more

  @ROUTE-26 @ROUTE-41
  Rule: Whoever is not signed in is led home from every block

    @journey @long
    Example: The account is the first page of the visit
      When Meera opens the account at "Orders"
      Then Meera is on the home page
      And the sheet is "Sign in"

    @journey @long
    Example: On the way through the shop
      Given Meera opens the home page
      When Meera opens the account at "Profile"
      Then Meera is on the home page
      And the sheet is "Sign in"

    Scenario Outline: <block>
      When Meera opens the account at "<block>"
      Then Meera is on the home page

      Examples:
        | block            |
        | Profile          |
        | Shipping details |
        | Newsletter       |
        | Orders           |
        | /orders/70001    |
        | Recently viewed  |
        | Store credit     |
        | My data          |

  @ROUTE-40
  Rule: Whoever was signed in at an earlier visit is let in at once

    @journey @long
    Example: The account is the first page of Asha's visit
      Given Asha is signed in
      When Asha opens the account at "Orders"
      Then Asha sees the block "Orders"

  @SESS-40
  Rule: Logging out in the account leads home

    @journey @long
    Example: From the orders
      Given Asha is signed in
      And Asha opens the account at "Orders"
      When Asha logs out
      Then Asha is on the home page
      And Asha is told "You're logged out"
