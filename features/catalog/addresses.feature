@catalog
Feature: Addresses
  Every product and category has an address that can be shared.

  Background:
    Given the shop sells a "Silk Tee" in the category "Tees"

  @ROUTE-34 @ROUTE-33
  Rule: A product lives at its own path

    Example: The path of the product
      When Meera opens the path of the "Silk Tee"
      Then Meera is on the page of the "Silk Tee"

  @ROUTE-13
  Rule: A product also opens by its sku

    Example: An old link
      When Meera opens the sku address of the "Silk Tee"
      Then Meera is on the page of the "Silk Tee"

  @ROUTE-35 @ROUTE-17
  Rule: A path that is no product is looked up as a category

    Example: The path of the category
      When Meera opens the path of the category "Tees"
      Then Meera is on the page of the category "Tees"

    Scenario Outline: Pasted <how>
      When Meera opens the path of the category "Tees" as "<pasted>"
      Then Meera is on the page of the category "Tees"

      Examples:
        | how                       | pasted                |
        | in capitals               | /TEES                 |
        | with a slash too many     | //tees                |
        | with a space behind it    | /tees%20              |
        | with the dot of a message | /tees.                |
        | within brackets           | /tees).               |
        | with a session in it      | /tees;jsessionid=0A1B |

  @ROUTE-16
  Rule: A category also opens by its slug

    Example: A short link
      When Meera opens the slug address of the category "Tees"
      Then Meera is on the page of the category "Tees"

  @ROUTE-36 @ROUTE-11
  Rule: A path nobody knows is not found

    Example: A mistyped address
      When Meera opens the path "/silk-te"
      Then Meera is told that the page cannot be found

  @ERR-11
  Rule: Whoever runs the shop does so elsewhere: it has no back door

    Scenario Outline: A visitor tries <path>
      When Meera opens the path "<path>"
      Then Meera is told that the page cannot be found

      Examples:
        | path                      |
        | /admin                    |
        | /admin/login              |
        | /my-account/admin         |
        | /administrator/index.html |

  @ROUTE-36
  Rule: Where a page is missing the shop offers what may have been meant

    Example: A piece that is sold no more
      Given "Ochre Longcoat" is sold no more, and "Umber Longcoat" took its place
      When Meera opens the path of the "Ochre Longcoat"
      Then Meera is told that the page cannot be found
      And the missing page makes way for "Umber Longcoat"

    Example: The words of the address
      Given the shop sells a "Vellumine Shrug"
      When Meera opens the path "/women/vellumine-shrug-of-last-year"
      Then Meera is told that the page cannot be found
      And the missing page makes way for "Vellumine Shrug"

  @ROUTE-39
  Rule: A path that is known is not looked up

    Example: Going back to a category
      Given Meera opens the path of the category "Tees"
      When Meera opens the path of the category "Tees" again
      Then the shop was not asked what lives at the path of the category "Tees"

  @ROUTE-54 @CONF-46
  Rule: The menu is loaded along with every page, unless the merchant wants pages to load what is their own alone

    @page
    Example: The menu above an empty cart
      When Meera opens the path "/cart"
      Then the head of the page offers the "Tees" too

    @page
    Example: Pages that load what is their own alone
      Given the shop's pages load what is their own alone
      When Meera opens the path "/cart"
      Then the head of the page does not offer the "Tees"

  @ROUTE-49
  Rule: A page the shop cannot be asked for says so and stays

    Example: The shop does not answer
      Given the shop's catalog does not answer
      When Meera opens the sku address of the "Silk Tee"
      Then Meera is told that the product cannot be shown now

  @CAT-032
  Rule: A category that is switched off or unknown leads home with a notice

    Scenario Outline: The category is <case>
      Given the category "<category>" is <case>
      When Meera opens the slug address of the category "<category>"
      Then Meera is on the home page
      And Meera is told "This page is no longer here. We brought you home."

      Examples:
        | case         | category  |
        | switched off | Last Year |
        | unknown      | Next Year |

  @ERR-06
  Rule: A category that is no more is named to those who run the shop by what it was asked for

    Example: A bookmark of last year
      Given the category "Next Year" is unknown
      When Meera opens the slug address of the category "Next Year"
      Then those who run the shop read "Category query returned empty result slug = next-year" in the log
