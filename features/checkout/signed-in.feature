@checkout
Feature: The checkout of somebody with an account
  Who is signed in types nothing that the shop knows already, and may pay with store credit. A guest may get an account.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CHK-12
  Rule: What the shop knows of a customer is filled in

    @journey @long
    Example: Name and e-mail
      Given Meera is signed in
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera opens the checkout
      Then the checkout knows Meera's name and e-mail

  @CHK-09 @ACC-08
  Rule: Store credit is used and taken off again, with the sum that is left

    @journey @long
    Example: On and off
      Given Meera is signed in
      And Meera has 1,500 rupees of store credit
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout
      When Meera uses the store credit "Use store credit, ₹1,500 available"
      Then Meera reads "₹900 left to pay" at the store credit
      When Meera takes the store credit off again
      Then Meera reads "" at the store credit

  @CHK-17 @CHK-40
  Rule: A guest gets an account with the order

    @journey @long
    Example: A password is chosen
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout with an e-mail of no account, to pay in cash
      And Meera wants an account with the password "indigo lotus 27"
      When Meera places the order
      Then Meera is thanked for the order
      And Meera is signed in as "Meera Iyer"

    Example: A password that is none
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And Meera wants an account with the password "indigo"
      When Meera places the order
      Then Meera reads "Enter at least 8 characters" at the password of the account
      And the shop has no order
