@storeview
Feature: The language that a browser asks for
  Who reads another language than the page's hears once that the shop speaks it.
  Nobody is moved: the page, the prices and the cart stay as they are.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees

  @STORE-05
  Rule: The shop says in the language of the shopper's browser that it speaks it

    Example: On the first visit
      Given Meera's browser asks for German
      When Meera opens the category "Tees"
      Then Meera is offered "Auf Deutsch lesen" by "Sie können diesen Shop auf Deutsch lesen. Preise und Warenkorb bleiben, wie sie sind."

    @journey @api @page
    Scenario Outline: <language>, and the page itself stays in English
      Given Meera's browser asks for <language>
      When Meera opens the category "Tees"
      Then the offer is in "<locale>" and read from <side>
      And the page is in "en-US" and read from left

      Examples:
        | language | locale | side  |
        | Arabic   | ar-AE  | right |

      @long
      Examples:
        | language | locale | side  |
        | German   | de-DE  | left  |

    Example: A browser that asks for the language of the page
      When Meera opens the category "Tees"
      Then Meera is offered no language

  @STORE-05
  Rule: One press takes it, and all else stays

    @journey @long @api @page
    Example: The page at hand
      Given in German "Tees" is "T-Shirts"
      And Meera's browser asks for German
      And Meera opens the category "Tees"
      When Meera reads on in the language she is offered
      Then the page is in "de-DE" and read from left
      And the title of the page begins with "T-Shirts"

    @api
    Example: A list that she has narrowed
      Given the category "Kurtas" holds these pieces:
        | product | color  | size | price |
        | Plain   | Rose   | S    | 40    |
        | Royal   | Indigo | M    | 9,000 |
      And Meera opens the category "Kurtas"
      And Meera picks the color "Rose"
      And Meera's browser asks for German
      And Meera comes back later
      When Meera reads on in the language she is offered
      Then the list reads "Plain"
      And the filter "Farbe" offers "Indigo 1, Rose 1"

    @api
    Example: The cart
      Given Meera's browser asks for German
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera reads on in the language she is offered
      Then Meera has 2 pieces of the "Silk Tee" in the cart
      And Meera reads "₹2,000" for the "Silk Tee" in the cart
      And Meera is offered no language

    @journey @api @page
    Example: The next visit
      Given Meera's browser asks for German
      And Meera opens the category "Tees"
      When Meera reads on in the language she is offered
      And Meera comes back later
      Then the page is in "de-DE" and read from left

  @STORE-05
  Rule: It is offered once on a device

    Example: She has said no
      Given Meera's browser asks for German
      And Meera opens the category "Tees"
      And Meera presses OK
      When Meera comes back later
      Then Meera is offered no language

    Example: She has said nothing
      Given Meera's browser asks for German
      And Meera opens the category "Tees"
      When Meera comes back later
      Then Meera is offered no language

    Example: She has gone on to another page
      Given Meera's browser asks for German
      And Meera opens the category "Tees"
      When Meera looks at the "Silk Tee"
      Then Meera is offered no language

  @STORE-05
  Rule: Who has chosen is offered nothing

    Example: She shops in English from the United States
      Given Meera opens the category "Tees"
      And Meera shops on from the United States
      And Meera's browser asks for German
      When Meera comes back later
      Then Meera is offered no language

  @STORE-05
  Rule: Nobody who buys is offered a language

    Example: A visit that begins at the checkout
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the checkout
      And Meera's browser asks for German
      When Meera comes back later
      Then Meera is offered no language

    Example: She has left the checkout
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera opens the checkout
      And Meera's browser asks for German
      And Meera comes back later
      When Meera opens the category "Tees"
      Then Meera is offered "Auf Deutsch lesen" by "Sie können diesen Shop auf Deutsch lesen. Preise und Warenkorb bleiben, wie sie sind."

    Example: She goes there while it is offered
      Given Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera's browser asks for German
      And Meera comes back later
      When Meera opens the checkout
      Then Meera is offered no language
