@checkout
Feature: A quiet checkout
  Who has begun to pay is led nowhere else.

  Background:
    Given the shop sells a "Felt Shawl" for 3,000 rupees
    And Meera has put 1 piece of the "Felt Shawl" into the cart

  @UI-34
  Rule: While the checkout is open, the head of the page offers the way home and help alone

    @journey @long @page
    Example: At the checkout
      When Meera opens the checkout
      Then the head of the page offers "Home, care@zari.example" and no more

    @page
    Example: Back in the shop
      Given Meera opens the checkout
      When Meera opens the home page
      Then the head of the page offers the "Search" too
