@account
Feature: Orders in the account
  Who is signed in finds every order again, from whatever device it was placed.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees
    And Asha is signed in

  @ACC-01 @ACC-02
  Rule: The orders are listed with number, status and total, the newest first

    Example: Two orders
      Given Asha has ordered 1 piece of the "Silk Tee"
      And Asha has ordered 2 pieces of the "Silk Tee"
      When Asha opens the account at "Orders"
      Then the orders listed are "Placed ₹4,800, Placed ₹2,400"
      And every listed order has a number

    Example: Nothing was ordered yet
      When Asha opens the account at "Orders"
      Then the block says "You have not ordered anything yet"

  @ACC-03 @ROUTE-23
  Rule: An order is shown with its lines, addresses and totals

    @journey @long
    Example: Opened from the list
      Given Asha has ordered 2 pieces of the "Silk Tee"
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then Asha sees the block "Orders"
      And the block says "Silk Tee"
      And the block says "Hill Road, Bandra West"
      And the block says "₹4,800"

  @ACC-04
  Rule: An order that Asha does not have is not found

    Example: A mistyped number
      When Asha opens the account at "/orders/1"
      Then the block says "We have no such order of yours"

  @SESS-54
  Rule: What was read before stays to be read without a network

    Example: The orders on the train
      Given Asha has ordered 1 piece of the "Silk Tee"
      And Asha opens the account at "Orders"
      And Asha is offline
      When Asha comes back later
      Then the orders listed are "Placed ₹2,400"
      And the block says "Saved on this device"

  @ACC-01
  Rule: What was ordered can be ordered again as far as it can be bought

    @journey @long
    Example: It is still sold
      Given Asha has ordered 2 pieces of the "Silk Tee"
      And Asha opens the account at "Orders"
      And Asha opens the last order
      When Asha orders that again
      Then the block says "2 pieces went into your cart."
      And Asha has 2 pieces of the "Silk Tee" in the cart
