@catalog
Feature: The product page
  A shopper chooses colour and size and always sees what the choice costs.

  Background:
    Given the shop sells a "Kurta Set" by "Anjora" in these variants:
      | color  | size | price | pieces |
      | Indigo | S    | 3,000 | 0      |
      | Indigo | M    | 3,500 | 5      |
      | Ivory  | M    | 3,800 | 5      |

  @CAT-002 @CAT-015
  Rule: A product opens from its tile and names its designer

    Example: From the list
      When Meera opens the "Kurta Set" from the list "Kurtas"
      Then Meera is on the page of the "Kurta Set" by "Anjora"

  @CAT-008 @CAT-015
  Rule: A product shows how it was worn in public, its banner and its tag, where it has them

    Example: Worn by somebody who is known
      Given the "Kurta Set" was worn in public
      When Meera looks at the "Kurta Set"
      Then Meera sees the "Kurta Set" as it was worn in public

    Example: With a banner and a tag
      Given the "Kurta Set" has a banner
      And the "Kurta Set" has the tag "Made to order"
      When Meera looks at the "Kurta Set"
      Then Meera sees the banner of the "Kurta Set"
      And Meera reads the label "Made to order"

    Example: With nothing but its gallery
      When Meera looks at the "Kurta Set"
      Then Meera sees neither a banner nor how it was worn

  @CAT-008 @CAT-009
  Rule: A product that was filmed offers the film in its gallery

    @journey @long
    Example: Filmed
      Given the "Kurta Set" was filmed
      When Meera looks at the "Kurta Set"
      Then Meera can play the film of the "Kurta Set"

    Example: Not filmed
      When Meera looks at the "Kurta Set"
      Then Meera sees no film

  @CAT-014 @CAT-019
  Rule: Only what is chosen is said to be ready to ship

    Background:
      Given the shop sells a "Shawl" in these variants:
        | color  | size | price | pieces | at once |
        | Indigo | S    | 3,000 | 5      | 2       |
        | Indigo | M    | 3,000 | 5      | 0       |

    Example: Before a size is chosen some of it is
      When Meera looks at the "Shawl"
      Then Meera reads that it is ready to ship

    Example: The small one is
      Given Meera looks at the "Shawl"
      When Meera chooses the size "S"
      Then Meera reads that it is ready to ship

    Example: The other one is made to order
      Given Meera looks at the "Shawl"
      When Meera chooses the size "M"
      Then Meera reads nothing of what is ready to ship

  @CAT-024 @page
  Rule: The last pieces of what is chosen say so

    Background:
      Given the shop sells a "Stole" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,000 | 2      |
        | Indigo | M    | 3,000 | 9      |

    @journey @long
    Example: Two are left of the small one
      Given Meera looks at the "Stole"
      When Meera chooses the size "S"
      Then Meera reads on the page "Only 2 left"

    Example: There are enough of the other one
      Given Meera looks at the "Stole"
      When Meera chooses the size "M"
      Then Meera does not read on the page "Only"

  @CAT-023
  Rule: The first color that can be sold is shown, and no size is chosen for the shopper

    Example: Two sizes
      When Meera looks at the "Kurta Set"
      Then the chosen color is "Indigo" and no size is chosen
      And the product asks to "Choose a size"

    Example: The first color is sold out
      Given the shop sells a "Long Kurta" in these variants:
        | color  | size | price | pieces |
        | Ivory  | S    | 3,800 | 0      |
        | Indigo | S    | 3,500 | 2      |
        | Indigo | M    | 3,500 | 2      |
      When Meera looks at the "Long Kurta"
      Then the chosen color is "Indigo" and no size is chosen

    Example: One size only
      Given the shop sells a "Shawl" in these variants:
        | color  | size | price | pieces |
        | Indigo | M    | 3,000 | 4      |
        | Ivory  | M    | 3,000 | 4      |
      When Meera looks at the "Shawl"
      Then the chosen color is "Indigo" and the size "M"
      And the product asks for nothing

    Example: Before a size is chosen the price is the lowest of the color
      Given the shop sells a "Long Kurta" in these variants:
        | color  | size | price | pieces |
        | Indigo | S    | 3,500 | 2      |
        | Indigo | M    | 3,600 | 2      |
        | Ivory  | S    | 3,800 | 2      |
        | Ivory  | M    | 3,900 | 2      |
      And Meera looks at the "Long Kurta"
      When Meera chooses the color "Ivory"
      Then Meera reads a price of "₹3,800"
      And the product asks to "Choose a size"

  @CAT-023
  Rule: Nothing goes into the cart before a size is chosen

    @journey @page
    Example: The button asks for a size, and the size that is pressed goes in
      Given Meera looks at the "Kurta Set"
      And Meera presses to choose what is missing
      And Meera reads that she is to "Choose a size to add"
      When Meera answers "M"
      Then the cart holds 1 piece of the "Kurta Set" in the size "M" for "₹3,500" each

    @page
    Example: Who answers nothing has nothing in the cart
      Given Meera shops with a keyboard alone
      And Meera looks at the "Kurta Set"
      And Meera presses to choose what is missing
      When Meera presses Escape
      Then the focus is on the "Add to cart: Choose a size"
      And Meera is asked for nothing
      And Meera's cart is empty

    Example: What is sold out leads on to what can be had
      Given Meera looks at the "Kurta Set"
      And Meera presses to choose what is missing
      When Meera answers "S"
      Then "M in Indigo" can be had instead
      And Meera is asked for nothing
      And Meera's cart is empty

    @journey @long
    Example: With a size it goes in
      Given Meera looks at the "Kurta Set"
      And Meera chooses the size "M"
      When Meera adds it to the cart
      Then the cart holds 1 piece of the "Kurta Set" in the size "M" for "₹3,500" each

  @ROUTE-03
  Rule: Who buys a piece now is in the checkout with it

    Example: Its size is chosen
      Given Meera looks at the "Kurta Set"
      And Meera chooses the size "M"
      When Meera buys it now
      Then Meera is on the checkout page
      And the cart holds 1 piece of the "Kurta Set" in the size "M" for "₹3,500" each

    Example: Its size is asked for
      Given Meera looks at the "Kurta Set"
      And Meera buys it now
      And Meera reads that she is to "Choose a size to buy"
      When Meera answers "M"
      Then Meera is on the checkout page
      And the cart holds 1 piece of the "Kurta Set" in the size "M" for "₹3,500" each

    Example: Whoever has more in the cart sees all of it before
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And Meera adds the "Silk Tee" to the cart
      And Meera looks at the "Kurta Set"
      And Meera chooses the size "M"
      When Meera buys it now
      Then Meera is on the cart page

  @CAT-024
  Rule: Choosing changes the price

    Example: Ivory costs more
      Given Meera looks at the "Kurta Set"
      When Meera chooses the color "Ivory"
      Then Meera reads a price of "₹3,800"

    @journey @long @page
    Example: With the arrow keys
      Given Meera shops with a keyboard alone
      And Meera looks at the "Kurta Set"
      When Meera chooses the color "Ivory"
      Then Meera reads a price of "₹3,800"

  @CAT-025
  Rule: A choice that exists only with another one resets that one

    Example: Size S is not made in ivory
      Given Meera looks at the "Kurta Set"
      And Meera chooses the color "Ivory"
      When Meera chooses the size "S"
      Then the chosen color is "Indigo" and the size "S"

    Example: Who has chosen S is asked for another size in ivory
      Given Meera looks at the "Kurta Set"
      And Meera chooses the size "S"
      When Meera chooses the color "Ivory"
      Then the chosen color is "Ivory" and no size is chosen
      And the product asks to "Choose a size"

  @STOCK-03
  Rule: What is sold out leads on to the nearest that can be had

    @journey @long
    Example: One press away
      Given Meera looks at the "Kurta Set"
      And Meera chooses the size "S"
      And "M in Indigo" can be had instead
      And what is chosen cannot be put into the cart
      When Meera takes "M in Indigo" instead
      Then the chosen color is "Indigo" and the size "M"
      And nothing can be had instead

    Example: The same size in another colour
      Given the shop sells a "Long Kurta" in these variants:
        | color  | size | price | pieces |
        | Ivory  | L    | 3,800 | 0      |
        | Indigo | L    | 3,500 | 2      |
        | Indigo | M    | 3,500 | 2      |
      When Meera opens the address of the "Long Kurta" in "Ivory" and "L"
      Then "L in Indigo" can be had instead

    Example: All are sold
      Given the shop sells a "Silk Tee" with 0 pieces
      When Meera looks at the "Silk Tee"
      Then the "Silk Tee" is shown out of stock
      And nothing can be had instead
      And what is chosen cannot be put into the cart

  @ROUTE-14 @ROUTE-15
  Rule: An address with a variant opens that variant

    Example: A shared link
      When Meera opens the address of the "Kurta Set" in "Ivory" and "M"
      Then the chosen color is "Ivory" and the size "M"

  @ROUTE-14
  Rule: The variant of a link is the one that is chosen and bought, whatever was chosen before

    @journey @long @page
    Example: The card of a narrowed list, once more
      Given Meera looks at the list "Kurtas" with the "Kurta Set"
      And Meera picks the color "Indigo"
      And Meera follows the "Kurta Set" in the list
      And Meera chooses the color "Ivory"
      And Meera goes back
      When Meera follows the "Kurta Set" in the list
      And Meera chooses the size "M"
      And Meera adds it to the cart
      Then the cart holds 1 piece of the "Kurta Set" in the size "M" for "₹3,500" each

  @ROUTE-14
  Rule: A list that was narrowed by color alone chooses no size

    Example: The ivory ones
      Given Meera looks at the list "Kurtas" with the "Kurta Set"
      And Meera picks the color "Ivory"
      When Meera follows the "Kurta Set" in the list
      Then the chosen color is "Ivory" and no size is chosen

  @CAT-097
  Rule: A picture the merchant left out shows the placeholder

    Example: No picture yet
      Given the "Kurta Set" has no picture
      When Meera looks at the "Kurta Set"
      Then the gallery shows the placeholder alone

  @CAT-037
  Rule: The details hold what the merchant shows of a product, where it has a value

    Example: The fabric is shown, and who ships at once is said elsewhere
      Given the "Kurta Set" is made of "Mulmul cotton"
      And the "Kurta Set" is ready to ship
      When Meera looks at the "Kurta Set"
      Then the details name the "Fabric" as "Mulmul cotton"
      And the details do not name the "Ready to ship"

    Example: Nothing is known of the fabric
      When Meera looks at the "Kurta Set"
      Then the details do not name the "Fabric"

  @CAT-105
  Rule: The gallery has the pictures of the product and of the chosen colour, and can be turned with the keys alone

    @journey @long @page
    Example: Another colour is chosen
      Given Meera looks at the "Kurta Set"
      And Meera turns to the next picture
      When Meera chooses the color "Ivory"
      Then the gallery stands at picture 1 of 2

    @journey @long @page
    Example: On to the next
      Given Meera shops with a keyboard alone
      And Meera looks at the "Kurta Set"
      When Meera turns to the next picture
      Then the gallery stands at picture 2

    @page
    Example: Back from the first to the last
      Given Meera looks at the "Kurta Set"
      When Meera turns to the previous picture
      Then the gallery stands at its last picture

  @CAT-105
  Rule: A picture that shows one colour stands in the gallery of that colour alone

    Example: The back was pictured in ivory, and indigo is chosen
      Given the "Kurta Set" is pictured from behind in "Ivory"
      When Meera looks at the "Kurta Set"
      Then the gallery has 2 pictures

    Example: The same with ivory chosen
      Given the "Kurta Set" is pictured from behind in "Ivory"
      And Meera looks at the "Kurta Set"
      When Meera chooses the color "Ivory"
      Then the gallery has 3 pictures

  @UI-10
  Rule: Escape leaves the close look at a picture and the focus returns to what opened it

    @journey @page
    Example: With the keys alone
      Given Meera shops with a keyboard alone
      And Meera looks at the "Kurta Set"
      And Meera looks closely at a picture
      When Meera presses Escape
      Then the focus is on the "Zoom"
