@storeview
Feature: Choosing country, language and currency
  The shop is read in the shopper's own money and words, and everything else stays as it was.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees
    And the "Silk Tee" costs 2,600 rupees in the US

  @STORE-25
  Rule: The prices follow the country at once

    Example: A list
      Given Meera opens the category "Tees"
      When Meera shops on from the United States
      Then the list shows the "Silk Tee" for "$34"

    Example: A product
      Given Meera looks at the "Silk Tee"
      When Meera shops on from the United States
      Then Meera reads a price of "$34"

    Example: A search
      Given the category "Tees" holds the "Wexmere Tunic"
      And the "Wexmere Tunic" costs 2,600 rupees in the US
      And Meera searches for "wexmere tunic"
      When Meera shops on from the United States
      Then the results show the "Wexmere Tunic" for "$34"

    Example: Back at home
      Given the home page is planned as "New in"
      And Meera looks at the "Silk Tee"
      When Meera shops on from the United States
      And Meera opens the category "Tees"
      Then the list shows the "Silk Tee" for "$34"

    Example: A piece that was saved
      Given Meera opens the category "Tees"
      And Meera saves the "Silk Tee" from the list
      When Meera shops on from the United States
      Then the wishlist shows the "Silk Tee" for "$34"

  @STORE-25
  Rule: The page at hand stays as the shopper has made it

    @journey @api @page
    Example: A size that was chosen
      Given the shop sells a "Kurta Set" in these variants:
        | color | size | price | pieces |
        | Ivory | S    | 3,600 | 3      |
        | Ivory | M    | 3,800 | 3      |
      And Meera looks at the "Kurta Set"
      And Meera chooses the size "M"
      When Meera shops on from the United States
      Then the chosen color is "Ivory" and the size "M"

    @journey @long @api @page
    Example: A list that was loaded to its end
      Given the category "Kurtas" holds 60 products
      And Meera opens the category "Kurtas"
      And Meera has loaded the list to its end
      When Meera shops on from the United States
      Then the list shows 60 of 60 products

  @STORE-25
  Rule: The cart stays

    @journey @long
    Example: Two pieces
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera shops on from the United States
      Then Meera has 2 pieces of the "Silk Tee" in the cart
      And Meera reads "$34" for the "Silk Tee" in the cart

    Example: What was put together
      Given the shop sells the bundle "Gift" with these options:
        | option | products | flagged |
        | Wrap   | Silk Tee |         |
      And Meera looks at the "Gift"
      And Meera adds what was put together
      When Meera shops on from the United States
      Then Meera reads "$34" for the "Gift" in the cart

  @STORE-25
  Rule: What cannot be sent to a country is said beside the choice, and stays in the cart

    @journey @long
    Example: One of two pieces
      Given the shop sells a "Horn Clutch" that is not sent to the United States
      And Meera has put 1 piece of the "Horn Clutch" into the cart
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera thinks of shopping on from the United States
      Then Meera reads "Cannot be sent to the chosen country (United States): Horn Clutch." beside the choice

    Example: A cart that goes everywhere
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera thinks of shopping on from the United States
      Then Meera reads nothing of her cart beside the choice

    Example: Chosen all the same
      Given the shop sells a "Horn Clutch" that is not sent to the United States
      And Meera has put 1 piece of the "Horn Clutch" into the cart
      When Meera shops on from the United States
      Then Meera has 1 piece of the "Horn Clutch" in the cart

  @STORE-21
  Rule: The choice is kept for the next visit

    @journey @long
    Example: The day after
      Given Meera opens the category "Tees"
      And Meera shops on from the United States
      When Meera comes back later
      Then the list shows the "Silk Tee" for "$34"

    @journey @api @page
    Example: The first page that is sent speaks of dollars already
      Given Meera opens the category "Tees"
      When Meera shops on from the United States
      Then the shop sends Meera the category "Tees" with "$34" and without "₹"

  @STORE-02 @STORE-21
  Rule: The currency may be another one than the country's

    @journey @long
    Example: From India in pounds
      Given Meera opens the category "Tees"
      When Meera goes on in GBP
      Then the list shows the "Silk Tee" for "£21"

  @STORE-05
  Rule: The words and the document follow the language

    @journey @api @page
    Scenario Outline: <language>
      Given Meera opens the cart page
      When Meera reads on in <language>
      Then the page is in "<locale>" and read from <side>
      And the title of the page begins with "<title>"

      Examples:
        | language | locale | side  | title        |
        | Arabic   | ar-AE  | right | السلة        |

      @long
      Examples:
        | language | locale | side  | title        |
        | German   | de-DE  | left  | Warenkorb    |
        | Hindi    | hi-IN  | left  | कार्ट         |

    @journey @long @api @page
    Example: The first page that is sent is in Arabic already
      Given Meera opens the category "Tees"
      When Meera reads on in Arabic
      And Meera comes back later
      Then the page is in "ar-AE" and read from right
      And the shop sends Meera the category "Tees" with "السلة" and without "Add to cart"

  @STORE-05
  Rule: A word is spelled as in the English of the shopper

    Scenario Outline: The English of <where>
      Given Meera reads the English of <where>
      And the category "Kurtas" holds these pieces:
        | product | color | size | price |
        | Plain   | Ivory | S    | 40    |
      When Meera opens the category "Kurtas"
      Then the filter "<word>" offers "Ivory 1"

      Examples:
        | where   | word   |
        | America | Color  |
        | Britain | Colour |
        | India   | Colour |

  @STORE-05 @STORE-21
  Rule: Choosing needs no scripts

    @journey @api @page
    Example: A form like any other
      Given Meera's browser runs no scripts
      And Meera opens the category "Tees"
      When Meera shops on from the United States
      Then Meera is on the page of the category "Tees"
      And the list shows the "Silk Tee" for "$34"

  @STORE-01
  Rule: A choice that cannot be read counts as none

    @journey @api @page
    Example: Somebody wrote into the cookie
      Given Meera's browser keeps the choice "XX.klingon.<script>"
      When Meera opens the category "Tees"
      Then the list shows the "Silk Tee" for "₹2,000"
      And the page is in "en-US" and read from left
