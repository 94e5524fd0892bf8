@interface
Feature: Within reach of the thumb
  On a phone the wishlist and the account are at the bottom of the window,
  where a thumb is; on a wide screen they are in the header.

  @UI-35 @UI-10
  Rule: The wishlist and the account are one press away on every device

    @journey @long @page
    Scenario Outline: The account with <means>
      Given Meera shops with <means>
      And Meera opens the cart page
      And Meera goes by keys along "Account"
      And the page behind is covered
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the "Account"

      Examples:
        | means                    |
        | a keyboard alone         |

      @long
      Examples:
        | means                    |
        | a phone and its keyboard |

    @journey @long @page
    Example: The wishlist on a phone
      Given Meera shops with a phone and its keyboard
      And Meera opens the cart page
      And Meera opens the wishlist
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the "Wishlist, 0 items"

    @journey @page
    Example: The departments from the end of a page
      Given the shop has the category "Knitted" with "Knitted Wool" below it
      And Meera shops with a phone and its keyboard
      And Meera opens the cart page
      When Meera goes by keys along "Shop, Knitted, View all"
      Then Meera is on the page of the category "Knitted"
