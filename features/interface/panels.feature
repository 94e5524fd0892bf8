@interface
Feature: Panels over the page
  One thing at a time slides over the page, and goes away again.

  @UI-01
  Rule: Nothing lies over a page before it is asked for

    Example: A first visit, however long
      When Meera opens the home page
      And 120 seconds pass
      Then the page behind is uncovered

    Scenario Outline: The <panel> was open at the last visit
      Given Meera opens the <panel>
      When Meera comes back later
      Then the page behind is uncovered

      Examples:
        | panel    |
        | minicart |
        | menu     |
        | wishlist |
        | account  |

  @UI-05
  Rule: What a page asks slides up over it and darkens it

    Background:
      Given the shop sells a "Kurta Set" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 5      |
        | Indigo | M    | 3,000 | 5      |
      And Meera looks at the "Kurta Set"
      And Meera presses to choose what is missing

    @page
    Example: The size was not chosen
      Then the page behind is covered

    @page
    Example: Meera changes her mind
      When Meera presses Escape
      Then the page behind is uncovered

  @UI-04 @CART-08
  Rule: An open minicart darkens the page

    Example: A look into the cart
      When Meera opens the minicart
      Then the page behind is covered

  @UI-08
  Rule: An open wishlist darkens the page

    Example: A look at what was saved
      When Meera opens the wishlist
      Then the page behind is covered

  @UI-06
  Rule: An open menu darkens the page

    Example: Looking for sarees
      When Meera opens the menu
      Then the page behind is covered

  @UI-35
  Rule: An open account darkens the page

    Example: What did I order?
      When Meera opens the account
      Then the page behind is covered

  @UI-09 @CART-08
  Rule: Closing uncovers the page

    Scenario Outline: Closing the <panel>
      Given Meera opens the <panel>
      When Meera closes the <panel>
      Then the page behind is uncovered

      Examples:
        | panel    |
        | minicart |
        | menu     |
        | wishlist |
        | account  |

  @UI-10 @page
  Rule: Escape closes a panel and the focus returns to what opened it

    Example: The minicart
      Given Meera opens the minicart
      When Meera presses Escape
      Then the page behind is uncovered
      And the focus is on the cart button
