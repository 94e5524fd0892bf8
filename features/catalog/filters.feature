@catalog
Feature: Narrowing a list
  A shopper narrows a long list to what could suit, and takes a choice back as easily.

  Background:
    Given the category "Kurtas" holds these pieces:
      | product | color  | size | price |
      | Plain   | Ivory  | S    | 40    |
      | Fine    | Ivory  | M    | 100   |
      | Royal   | Indigo | M    | 9,000 |
    And Meera opens the category "Kurtas"

  @CAT-075 @CAT-078
  Rule: A list offers the values its products have, with their number

    Example: Nothing is chosen yet
      Then the filter "Color" offers "Indigo 1, Ivory 2"
      And the filter "Size" offers "S 1, M 2"

  @CAT-079
  Rule: Values of one filter add up, values of two filters hold together

    @journey @long
    Example: Two colours, then a size
      When Meera picks the color "Ivory"
      And Meera picks the color "Indigo"
      And Meera picks the size "M"
      Then the list reads "Royal, Fine"
      And "Ivory, Indigo, M" is chosen

  @CAT-079
  Rule: Filters can be reached in every way

    @journey @page
    Scenario Outline: With <means>
      Given Meera shops with <means>
      When Meera opens the category "Kurtas"
      And Meera picks the color "Indigo"
      Then the list reads "Royal"

      Examples:
        | means            |
        | a keyboard alone |

      @long
      Examples:
        | means            |
        | a wide screen    |

  @CAT-080
  Rule: Picking a chosen value lets it go

    Example: The only one
      Given Meera picks the color "Ivory"
      When Meera picks the color "Ivory"
      Then the list shows 3 of 3 products
      And nothing is chosen

    @journey @long
    Example: From above the list
      Given Meera picks the color "Ivory"
      And Meera picks the size "M"
      When Meera removes the filter "Ivory"
      Then the list reads "Royal, Fine"
      And "M" is chosen

    Example: All at once
      Given Meera picks the color "Ivory"
      And Meera picks the size "M"
      When Meera clears all filters
      Then the list shows 3 of 3 products

  @CAT-081
  Rule: Only one price range holds

    Example: Another range
      Given Meera picks the price "₹0 - ₹50"
      When Meera picks the price "₹150 and above"
      Then the list reads "Royal"
      And "₹150 and above" is chosen

  @CAT-089
  Rule: Four price ranges are offered

    Example: In the shopper's money
      Then the filter "Price" offers "₹0 - ₹50 1, ₹50 - ₹100 0, ₹100 - ₹150 1, ₹150 and above 1"

  @CAT-090
  Rule: A price on a bound belongs to the upper range

    Example: Exactly 100 rupees
      When Meera picks the price "₹100 - ₹150"
      Then the list reads "Fine"

  @CAT-078
  Rule: A value without a product among what is chosen stays, at the end where there is no order, and cannot be chosen

    @journey @long
    Example: A size that only another colour has
      When Meera picks the color "Indigo"
      Then the filter "Size" offers "S 0, M 1"
      And Meera cannot pick the size "S"

    Example: A colour that has no piece in the size comes last
      When Meera picks the size "S"
      Then the filter "Color" offers "Ivory 1, Indigo 0"
      And the filter "Size" offers "S 1, M 2"

  @CAT-083 @CAT-084
  Rule: Where one value at a time may be chosen another takes its place

    Example: Another colour
      Given the shop lets shoppers choose one value of a filter
      And Meera picks the color "Ivory"
      When Meera picks the color "Indigo"
      Then the list reads "Royal"

  @CAT-075
  Rule: In a long list of values those that are chosen stand first

    @page
    Example: The last of seven colours, as seen on the way back
      Given the category "Kurtas" holds these pieces:
        | product | color | size | price |
        | One     | Amber | S    | 40    |
        | Two     | Blush | S    | 40    |
        | Three   | Coral | S    | 40    |
        | Four    | Dove  | S    | 40    |
        | Five    | Fawn  | S    | 40    |
      And Meera opens the category "Kurtas"
      And Meera picks the color "Ivory"
      When Meera comes back later
      Then the filter "Color" offers "Ivory 2, Amber 1, Blush 1, Coral 1, Dove 1, Fawn 1, Indigo 1"

  @UI-30 @CONF-41
  Rule: A slider of a hundred small steps narrows the price, from any to any

    Scenario Outline: The <end> price at <percent> percent
      When Meera slides the <end> price to <percent> percent
      Then the list reads "<pieces>"

      Examples:
        | end     | percent | pieces             |
        | lowest  | 0       | Royal, Fine, Plain |
        | lowest  | 1       | Royal              |
        | lowest  | 39      | Royal              |
        | highest | 39      | Fine, Plain        |
        | highest | 40      | Royal, Fine, Plain |
        | highest | 100     | Royal, Fine, Plain |

    Example: Between two prices
      Given Meera slides the lowest price to 31 percent
      When Meera slides the highest price to 41 percent
      Then the list reads "Royal"
      And "₹5,000 - ₹10,000" is chosen

  @CAT-085 @page
  Rule: A list that cannot follow a choice stays and offers another try

    Example: The shop does not answer
      Given the shop's catalog does not answer
      When Meera picks the color "Ivory"
      Then the list shows 3 of 3 products
      And Meera is offered "Retry"

  @CAT-085 @page
  Rule: What was chosen stands in the address

    Example: Shared with a friend
      Given Meera picks the color "Ivory"
      And Meera picks the price "₹0 - ₹50"
      When Meera comes back later
      Then the list reads "Plain"
      And "Ivory, ₹0 - ₹50" is chosen

  @CAT-076
  Rule: The address of a narrowed list reads as what was chosen

    @journey
    Example: Two colours, a size and a price
      When Meera picks the color "Indigo"
      And Meera picks the color "Ivory"
      And Meera picks the size "M"
      And Meera picks the price "₹100 - ₹150"
      Then the address ends in "?color=indigo-…&color=ivory-…&size=m-…&price=100-150"

    @journey @api @page
    Example: Without scripts
      Given Meera's browser runs no scripts
      And Meera opens the category "Kurtas"
      When Meera picks the color "Ivory"
      And Meera picks the size "M"
      Then the address ends in "?color=ivory-…&size=m-…"

    Example: One of two colours is let go
      Given Meera picks the color "Indigo"
      And Meera picks the color "Ivory"
      When Meera removes the filter "Indigo"
      Then the address ends in "?color=ivory-…"

  @CAT-076
  Rule: Of the words and the number of a value the number alone counts

    Scenario Outline: The address with <words of it>
      Given Meera picks the color "Ivory"
      When Meera opens the address with "<words>" instead of "ivory-"
      Then the list reads "Fine, Plain"
      And "Ivory" is chosen

      Examples:
        | words of it           | words      |
        | its number alone      |            |
        | capitals              | IVORY-     |
        | a word of last year   | off-white- |
        | the word of a German  | Elfenbein- |
        | the word of an Indian | हाथीदांत-  |

    Example: What nobody can have meant is left out
      Given Meera picks the color "Ivory"
      When Meera opens the address with "<b>-" instead of "ivory-"
      Then the list shows 3 of 3 products
      And nothing is chosen

    @journey @long @page
    Example: Back from a product to a list of an old address
      Given Meera picks the color "Ivory"
      And Meera opens the address with "" instead of "ivory-"
      And Meera follows the "Fine" in the list
      When Meera goes back
      Then the list reads "Fine, Plain"
      And "Ivory" is chosen
