@journeys
Feature: The home page
  The first page shows what is new and leads into the shop.

  @CONT-01 @CONT-02
  Rule: Home shows its sections in the order the merchant gave

    Example: A new season
      Given the home page is planned as "New in, Trending"
      When Meera opens the home page
      Then the home page shows "New in, Trending"

  @CONT-05 @CONT-06
  Rule: The banners of the store view stand around the sections

    Example: A head and two small banners
      Given the home page is planned as "New in"
      And the merchant promotes "The Resort Edit" with the small banners "Juttis, Potlis"
      When Meera opens the home page
      Then the home page begins with "The Resort Edit"
      And the home page ends with the banners "Juttis, Potlis"

  @CONT-03 @CAT-091
  Rule: Without its plan home still shows the collections

    Example: The plan cannot be had
      Given a product is new
      And the shop's home data does not answer
      When Meera opens the home page
      Then the home page shows a row "New in"

  @CONF-43
  Rule: Best sellers are the products of the category "Tees" where the merchant plans nothing else

    Example: The plan cannot be had
      Given the category "Tees" holds these products:
        | product  | price | in stock | created     |
        | Silk Tee | 1,900 | yes      | 2 June 2030 |
      And the shop's home data does not answer
      When Meera opens the home page
      Then the row "Best sellers" begins with the "Silk Tee"

  @CAT-095 @CONF-43
  Rule: A row of home can be chosen by the name of a category

    Example: What a traveller wears, the newest first
      Given the category "Performance Fabrics" holds these products:
        | product    | price | in stock | created     |
        | Merino Tee | 2,400 | yes      | 1 June 2030 |
      And the category "Tees" holds these products:
        | product  | price | in stock | created     |
        | Silk Tee | 1,900 | yes      | 2 June 2030 |
      And the home page is planned with "For long days" of the category "Performance Fabrics"
      When Meera opens the home page
      Then the row "For long days" begins with the "Merino Tee"

  @CONT-02
  Rule: A collection for a festival is there on its days and on no other

    Scenario Outline: The <when>
      Given today is <today>
      And the home page is planned as "Trending" and, from 15 September 2026 to 15 November 2026, "For Diwali"
      When Meera opens the home page
      Then the home page shows <row> "For Diwali"

      Examples:
        | when                | today             | row    |
        | day before          | 14 September 2026 | no row |
        | first day           | 15 September 2026 | a row  |
        | last day            | 15 November 2026  | a row  |
        | day after           | 16 November 2026  | no row |

  @CONT-01
  Rule: Home ends with a few stores one can walk into

    Example: Two stores
      Given the home page is planned as "New in"
      And the merchant promotes "The Resort Edit" with the small banners "Juttis, Potlis"
      And the stores "Zari Bandra, Zari Kala Ghoda" are open
      When Meera opens the home page
      Then the home page ends with the stores "Zari Bandra, Zari Kala Ghoda"

    Example: More stores than there is room for
      Given the home page is planned as "New in"
      And the stores "Zari A, Zari B, Zari C, Zari D, Zari E" are open
      When Meera opens the home page
      Then the home page ends with the stores "Zari A, Zari B, Zari C, Zari D"

  @ROUTE-02 @page
  Rule: The old address of home keeps working

    Example: A bookmark
      When Meera opens the path "/pwa.html"
      Then Meera is on the home page at "/pwa.html"
