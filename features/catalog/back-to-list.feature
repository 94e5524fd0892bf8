@catalog
Feature: Back to the very place in a list
  Who looks at a product and goes back finds the list as it was left.

  Background:
    Given the category "Kurtas" holds 60 products
    And Meera opens the category "Kurtas"
    And Meera has loaded the list to its end

  @ROUTE-59 @CAT-069
  Rule: Going back finds the same items and the link that was used

    @journey @long @api @page
    Example: After two more pages
      When Meera follows the "Product 5" in the list
      And Meera goes back
      Then the list shows 60 of 60 products
      And the focus is on the "Product 5"

    @journey @api @page
    Example: After the product was reloaded
      Given Meera follows the "Product 5" in the list
      And Meera comes back later
      When Meera goes back
      Then the list shows 60 of 60 products
      And the focus is on the "Product 5"

  @CAT-069
  Rule: A reload shows all that was loaded

    @journey @long @api @page
    Example: Three pages
      When Meera comes back later
      Then the list shows 60 of 60 products
