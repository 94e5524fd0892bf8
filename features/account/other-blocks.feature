@account
Feature: Newsletter, store credit and what was viewed, in the account
  A customer finds in one place what else the shop keeps for them.

  Background:
    Given Asha is signed in

  @ACC-13
  Rule: The newsletter is joined and left with the address of the account

    Example: Not joined yet
      Given Asha opens the account at "Newsletter"
      And the block says "The newsletter does not go to"
      When Asha subscribes in the account
      Then the block says "The newsletter goes to"
      And the newsletter goes to Asha's address

    Example: Left again
      Given the newsletter goes to Asha's address already
      And Asha opens the account at "Newsletter"
      When Asha unsubscribes in the account
      Then the newsletter does not go to Asha's address

    Example: Nobody knows
      Given the shop does not answer about the newsletter
      When Asha opens the account at "Newsletter"
      Then the block says "We could not check"

  @ACC-05 @ACC-07
  Rule: The store credit is shown with its balance and what was booked

    Example: Two gifts, the later one first
      Given Asha has 1,500 rupees of store credit
      And Asha has 750 rupees of store credit
      When Asha opens the account at "Store credit"
      Then the store credit is "₹2,250", booked as "₹750, ₹1,500"

    Example: None so far
      When Asha opens the account at "Store credit"
      Then the block says "No store credit so far"

  @ACC-09
  Rule: A gift card counts as soon as the store credit is looked at again

    Example: A gift card between two looks
      Given Asha opens the account at "Store credit"
      And Asha has 1,500 rupees of store credit
      When Asha comes back later
      Then the store credit is "₹1,500", booked as "₹1,500"

  @ACC-18
  Rule: What was viewed recently is listed with links, the latest first

    Example: Two pieces
      Given the shop sells a "Silk Tee"
      And the shop sells a "Linen Shirt"
      And Asha looks at the "Silk Tee"
      And Asha looks at the "Linen Shirt"
      When Asha opens the account at "Recently viewed"
      Then the account lists "Linen Shirt, Silk Tee" as viewed

    Example: One is taken out, then all
      Given the shop sells a "Silk Tee"
      And the shop sells a "Linen Shirt"
      And Asha looks at the "Silk Tee"
      And Asha looks at the "Linen Shirt"
      And Asha opens the account at "Recently viewed"
      When Asha takes the "Linen Shirt" out of what was viewed
      Then the account lists "Silk Tee" as viewed
