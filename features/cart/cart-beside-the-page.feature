@cart
Feature: The cart beside the page
  On a wide screen there is room to show what was just added, and the ways on, without leaving the product.
  It opens while the button says "Added" or not at all: who waits longer is not to be surprised by it.

  Background:
    Given the shop sells a "Felt Shawl" for 3,000 rupees

  @CART-91 @CART-22
  Rule: On a wide screen the cart opens beside the page when something was added

    @journey @api @page
    Example: The first piece
      Given Meera shops with a keyboard alone
      And Meera looks at the "Felt Shawl"
      And Meera has looked into the minicart there
      When Meera adds it to the cart
      Then the minicart shows the "Felt Shawl" and the total "₹3,000"
      And the focus is on the "Cart"
      And Meera is told "Product has been added to the cart!"

  @UI-10
  Rule: Closing it leads back to the button that was pressed, and what it said is not said again

    @journey @api @page
    Example: Going on with the product
      Given Meera shops with a keyboard alone
      And Meera looks at the "Felt Shawl"
      And Meera has looked into the minicart there
      And Meera adds it to the cart
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the "Add to cart"
      And Meera sees no notice

  @CART-23
  Rule: On a phone the product stays in view, with the ways to the cart and to the checkout

    @journey @long @api @page
    Example: A small screen
      Given Meera shops with a phone and its keyboard
      When Meera adds the "Felt Shawl" to the cart
      Then the page behind is uncovered
      And Meera is told "Product has been added to the cart!"
      And Meera is offered to proceed to checkout
