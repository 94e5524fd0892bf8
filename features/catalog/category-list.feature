@catalog
Feature: The list of a category
  A shopper sees what is new, sorts it, and loads more.

  @CAT-001
  Rule: A category shows its name and its products

    Example: Two products
      Given the category "Kurtas" holds 2 products
      When Meera opens the category "Kurtas"
      Then Meera is on the page of the category "Kurtas"
      And the list shows 2 of 2 products

    Example: A product tells how it is rated from the third review on
      Given the category "Kurtas" holds 3 products
      And shoppers gave the "Product 1" 5, 4 and 4 stars
      And shoppers gave the "Product 2" 1 and 2 stars
      When Meera opens the category "Kurtas"
      Then the card of the "Product 1" says "Rated 4.3 of 5 by 3 reviews"
      And the card of the "Product 2" says nothing of a rating
      And the card of the "Product 3" says nothing of a rating

  @CAT-029
  Rule: A category closes with the banner that the merchant made for it

    Example: Festive wear is photographed at a wedding
      Given the category "Kurtas" holds 2 products
      And the category "Kurtas" has a banner
      When Meera opens the category "Kurtas"
      Then the list of "Kurtas" closes with its banner

    Example: Most have none
      Given the category "Kurtas" holds 2 products
      When Meera opens the category "Kurtas"
      Then the list of "Kurtas" closes without a banner

  @CAT-065 @CAT-067
  Rule: A list begins with the 24 newest products

    Example: Thirty products
      Given the category "Kurtas" holds 30 products, one for each day of June
      When Meera opens the category "Kurtas"
      Then the list shows 24 of 30 products
      And the list begins with the product of 30 June

  @CAT-069
  Rule: Loading more appends until all are shown

    Example: The rest of thirty
      Given the category "Kurtas" holds 30 products
      And Meera opens the category "Kurtas"
      When Meera loads more
      Then the list shows 30 of 30 products

    @journey @page
    Example: What comes into sight moves nothing from under a slow finger
      Given Meera shops with a slow finger
      And the category "Kurtas" holds 150 products
      And Meera opens the category "Kurtas"
      When Meera loads more 4 times
      Then the list shows 120 of 150 products

    @journey @long @page
    Example: With the keys alone one goes on with what has come
      Given Meera shops with a keyboard alone
      And the category "Kurtas" holds 30 products
      And Meera opens the category "Kurtas"
      When Meera loads more
      Then the list shows 30 of 30 products
      And the focus is on the "Product 6"

  @CAT-065
  Rule: What is sold out comes last, and else the order of the shop stays

    Example: The newest are sold out
      Given the category "Kurtas" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 1 June 2026 |
        | Fine    | 9,000 | yes      | 2 June 2026 |
        | Royal   | 3,000 | no       | 3 June 2026 |
        | Checked | 2,000 | no       | 4 June 2026 |
      When Meera opens the category "Kurtas"
      Then the list reads "Fine, Plain, Checked, Royal"

  @CAT-070
  Rule: The latest come first

    Example: Three days of June
      Given the category "Kurtas" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 1 June 2026 |
        | Fine    | 9,000 | yes      | 2 June 2026 |
        | Royal   | 3,000 | yes      | 3 June 2026 |
      When Meera sorts the category "Kurtas" by "Latest"
      Then the list reads "Royal, Fine, Plain"

  @CAT-072 @CAT-073
  Rule: A list can be sorted by price, either way

    Scenario Outline: <sort>
      Given the category "Kurtas" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 1 June 2026 |
        | Fine    | 9,000 | yes      | 2 June 2026 |
        | Royal   | 3,000 | yes      | 3 June 2026 |
      When Meera sorts the category "Kurtas" by "<sort>"
      Then the list reads "<order>"

      Examples:
        | sort              | order              |
        | Price low to high | Plain, Royal, Fine |
        | Price high to low | Fine, Royal, Plain |

  @CAT-071
  Rule: By availability what is in stock comes first

    Example: The newest is sold out
      Given the category "Kurtas" holds these products:
        | product | price | in stock | created     |
        | Plain   | 1,000 | yes      | 1 June 2026 |
        | Fine    | 3,000 | no       | 2 June 2026 |
      When Meera sorts the category "Kurtas" by "Availability"
      Then the list reads "Plain, Fine"

  @CAT-086
  Rule: Sorting begins at the first page again

    Example: After loading more
      Given the category "Kurtas" holds 30 products
      And Meera opens the category "Kurtas"
      And Meera loads more
      When Meera sorts the category "Kurtas" by "Price low to high"
      Then the list shows 24 of 30 products

  @CAT-077
  Rule: A list can be narrowed by the shop's filters, in their order

    Example: A list of kurtas
      Given the category "Kurtas" holds these pieces:
        | product | color  | size | price |
        | Plain   | Ivory  | S    | 4,000 |
        | Fine    | Indigo | M    | 4,000 |
      And the "Plain" has a special price of 2,000 rupees
      And the "Plain" is ready to ship
      When Meera opens the category "Kurtas"
      Then the filters stand in the order "Color, Discount, Size, Ready to ship, Price"

  @CAT-085
  Rule: Narrowing begins at the first page and replaces the list

    Example: After loading more
      Given the category "Kurtas" holds 30 products
      And Meera opens the category "Kurtas"
      And Meera loads more
      When Meera picks the price "₹150 and above"
      Then the list shows 24 of 30 products

  @CAT-033 @CAT-034
  Rule: The menu shows the categories that are meant for it

    Example: A category for a campaign
      Given the shop has the category "Sarees" with "Silk Sarees" below it
      And the shop has the category "Campaign" that is left out of the menu
      When Meera opens the home page
      Then the menu offers "Sarees" with "Silk Sarees" below it
      And the menu does not offer "Campaign"

    Example: The campaign by its address
      Given the shop has the category "Campaign" that is left out of the menu
      When Meera opens the category "Campaign"
      Then Meera is on the page of the category "Campaign"

  @CAT-031 @page
  Rule: The title of the page is the category's own

    Example: A title for search engines
      Given the category "Kurtas" has the title "Kurtas for every day"
      When Meera opens the category "Kurtas"
      Then the title of the page begins with "Kurtas for every day"

  @CAT-057
  Rule: A category that is not on the device needs a network

    Example: On the train
      Given the category "Kurtas" holds 2 products
      And Meera opens the home page
      And Meera is offline
      When Meera opens the category "Kurtas"
      Then Meera is told "No products synchronized for this category. Please come back while online!"

  @CAT-058
  Rule: So does narrowing it, and the list stays

    Example: A price, on the train
      Given the category "Kurtas" holds 2 products
      And Meera opens the category "Kurtas"
      And Meera is offline
      When Meera picks the price "₹150 and above"
      Then Meera is told "No filters synchronized for this category. Please come back while online!"
      And the list shows 2 of 2 products
