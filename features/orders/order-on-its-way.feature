@orders
Feature: An order on its way
  Once a parcel has left, whoever ordered reads who brings it and how to follow it, and afterwards that it came.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @ACC-03
  Rule: Carrier and number stand with the order, and when it left and came

    Background:
      Given Asha is signed in
      And Asha has ordered 1 piece of the "Silk Tee"

    @journey @long
    Example: Her order is on its way
      Given the order has left with "Blue Dart" as parcel "BD 1234"
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then the block says "On its way"
      And the order is told to come with "Blue Dart" as parcel "BD 1234"
      And the parcel can be followed
      And the parcel is not told to have come

    Example: Her order was delivered
      Given the order has left with "Blue Dart" as parcel "BD 1234"
      And the order has come
      And Asha opens the account at "Orders"
      When Asha opens the last order
      Then the block says "Delivered"
      And the parcel is told to have come

    Example: Nothing was sent yet
      Given Asha opens the account at "Orders"
      When Asha opens the last order
      Then the order is told to come with nobody yet

    @SESS-54
    Example: Without a network she reads what was known last
      Given the order has left with "Blue Dart" as parcel "BD 1234"
      And Asha opens the account at "Orders"
      And Asha is offline
      And Asha comes back later
      When Asha opens the last order
      Then the order is told to come with "Blue Dart" as parcel "BD 1234"

  @CHK-47
  Rule: Who follows an order by its number reads the same, and who has its address alone learns of no parcel

    Background:
      Given Meera has ordered 2 pieces of the "Silk Tee" on another device
      And the order has left with "Blue Dart" as parcel "BD 1234"

    @journey @long
    Example: By number and e-mail address
      When Meera tracks the order by its number
      Then the order is told to come with "Blue Dart" as parcel "BD 1234"
      And the parcel can be followed

    Example: A link that was passed on
      When Meera opens the address of the order
      Then the order is told to come with nobody yet
