@orders
Feature: An order of the European Union is withdrawn from
  The law lets whoever got something in the Union withdraw for fourteen days, without signing in and without a reason.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @CHK-47
  Rule: A statement is made in two steps, and its receipt says what follows

    @journey
    Example: What is declared and what follows is read before it is confirmed
      Given Meera has ordered 2 pieces of the "Silk Tee" to Germany on another device
      When Meera states that she withdraws from the order
      Then Meera reads of withdrawing "I withdraw from the contract about what stands here."
      And Meera reads of withdrawing "If the order is not packed yet, it is cancelled and nothing of it is sent."
      When Meera confirms the withdrawal
      Then Meera reads of withdrawing "We have received your withdrawal"
      And Meera reads of withdrawing "nothing is sent, and nothing has to come back"
      When Meera tracks the order by its number
      Then the page of the order says "This order was cancelled"

    Example: What has come is sent back
      Given Meera has ordered 2 pieces of the "Silk Tee" to Germany on another device
      And her payment for it has come
      And the order has left with "DPD" as parcel "BD 1234"
      And the order has come
      When Meera states that she withdraws from the order
      And Meera confirms the withdrawal
      Then Meera reads of withdrawing "and write the return number on the parcel"
      When Meera tracks the order by its number
      Then the order cannot be withdrawn from any more

    Example: Said twice it is one withdrawal
      Given Meera has ordered 1 piece of the "Silk Tee" to Germany on another device
      When Meera states that she withdraws from the order
      And Meera confirms the withdrawal
      And Meera states that she withdraws from the order
      And Meera confirms the withdrawal
      Then Meera reads the receipt of the first withdrawal

    Example: Single pieces are named in words
      Given Meera has ordered 2 pieces of the "Silk Tee" to Germany on another device
      When Meera states that she withdraws from "One of the tees" alone
      And Meera confirms the withdrawal
      Then Meera reads of withdrawing "One of the tees"
      And Meera reads of withdrawing "Somebody of the shop now looks at your statement"

  @CHK-47
  Rule: A statement that fits no order is heard as well

    Example: A number that nobody knows
      Given Meera has ordered 1 piece of the "Silk Tee" to Germany on another device
      When Meera states that she withdraws from "AF999999999"
      And Meera confirms the withdrawal
      Then Meera reads of withdrawing "We have received your withdrawal"
      And Meera reads of withdrawing "Somebody of the shop now looks at your statement"

  @CHK-47
  Rule: What keeps a statement from being made is said, and what was typed stays

    Example: Nothing but a name is given
      When Meera states that she withdraws from ""
      Then Meera reads of withdrawing at "Order number" "Enter your order number"

    Example: Without a network it can be made later
      Given Meera has ordered 1 piece of the "Silk Tee" to Germany on another device
      And Meera states that she withdraws from the order
      And Meera is offline
      When Meera confirms the withdrawal
      Then Meera reads why it is not withdrawn from: "You are offline. What you typed is still here; try again when you are back online."

    Example: An order that went elsewhere
      Given Meera has ordered 1 piece of the "Silk Tee" on another device
      When Meera states that she withdraws from the order
      And Meera confirms the withdrawal
      Then Meera reads why it is not withdrawn from: "This order cannot be withdrawn from here"

  @CHK-47
  Rule: The way there stands where the order is read, as long as the right lasts

    Example: On the page of the order, filled in
      Given Meera has ordered 1 piece of the "Silk Tee" to Germany on another device
      When Meera tracks the order by its number
      And Meera takes the way to withdraw
      Then what Meera has to confirm is filled in

    Example: Not for an order that went elsewhere
      Given Meera has ordered 1 piece of the "Silk Tee" on another device
      When Meera tracks the order by its number
      Then the order cannot be withdrawn from any more
