@cart
Feature: The minicart with the keys alone
  Somebody who cannot point changes what is in the cart beside the page,
  goes on from there, or is back where they were.

  Background:
    Given the shop sells a "Felt Shawl" for 3,000 rupees
    And Meera shops with a phone and its keyboard
    And Meera has put 1 piece of the "Felt Shawl" into the cart

  @CART-91
  Rule: The minicart changes pieces, takes them out and leads to the checkout

    @journey @long @page
    Example: One more piece
      Given Meera opens the minicart
      When Meera changes the "Felt Shawl" to 2 pieces in the minicart
      Then the minicart shows the "Felt Shawl" and the total "₹6,000"
      And the focus is on the "Quantity of Felt Shawl"

    @journey @long @page
    Example: On to the checkout
      Given Meera opens the minicart
      When Meera goes by keys along "Checkout"
      Then Meera is on the checkout page
      And the focus is on the "Checkout"

  @CART-28
  Rule: A piece leaves after a question, and the keys stay in the minicart

    @journey @long @page
    Example: Without it after all
      Given Meera opens the minicart
      When Meera goes by keys along "Remove Felt Shawl, Remove, Continue shopping"
      Then the page behind is uncovered
      And Meera is on the home page

    @journey @long @page
    Example: Rather not
      Given Meera opens the minicart
      And Meera goes by keys along "Remove Felt Shawl"
      When Meera presses Escape
      Then the focus is on the "Remove Felt Shawl"
      And the minicart shows the "Felt Shawl" and the total "₹3,000"

  @UI-10
  Rule: Escape closes the minicart and the focus returns to what opened it

    @journey @long @page
    Example: After a look
      Given Meera opens the minicart
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the cart button

    @journey @page
    Example: After the last piece has gone
      Given Meera opens the minicart
      And Meera goes by keys along "Remove Felt Shawl, Remove"
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the cart button
