@content
Feature: Announcements
  One line above every page, for as long as the merchant has something to say and the shopper wants to hear it.

  @CONT-08 @CONT-09
  Rule: What the merchant announces stands above every page with the usual frame

    Example: An offer before a festival
      Given the merchant announces "Extra 10% off with FESTIVE10"
      And the category "Sarees" holds 2 products
      When Meera opens the category "Sarees"
      Then Meera reads the announcement "Extra 10% off with FESTIVE10"

  @CONT-12
  Rule: Without an announcement there is none

    Example: A quiet week
      When Meera opens the home page
      Then Meera reads no announcement

  @CONT-09
  Rule: An announcement that was closed stays closed on that device

    Example: Read once
      Given the merchant announces "Extra 10% off with FESTIVE10"
      And Meera opens the home page
      When Meera closes the announcement
      Then Meera reads no announcement
      When Meera comes back later
      Then Meera reads no announcement

    Example: A new one is told again
      Given the merchant announces "Extra 10% off with FESTIVE10"
      And Meera opens the home page
      And Meera closes the announcement
      When the merchant announces "Delivery before Diwali" as well
      And Meera comes back later
      Then Meera reads the announcement "Delivery before Diwali"
