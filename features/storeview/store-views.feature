@storeview
Feature: Several store views
  A merchant opens shops in other countries beside the first one: at a path of its address, or at a host of their own.
  Each is a shop by itself, and whoever is in one stays there.

  Background:
    Given the shop sells a "Silk Tee" for 2,000 rupees
    And the shop is open in Britain at "/uk", and in Germany at a host of its own

  @ROUTE-55 @STORE-04
  Rule: The address tells which shop it is

    @journey @api @page
    Scenario Outline: In <country>
      When Meera opens the "Silk Tee" in <country>
      Then Meera sees the "Silk Tee" for "<price>" with its picture
      And the page is in "<locale>" and read from left

      Examples:
        | country | price | locale |
        | Britain | £21   | en-GB  |
        | Germany | $26   | de-DE  |

  @ROUTE-56
  Rule: Nothing of one shop is seen in another

    @journey @long @api @page
    Example: A cart stays where it was filled
      Given Meera opens the "Silk Tee" in Britain
      And Meera puts it into the cart
      And the badge counts 1
      And Meera opens the "Silk Tee" in India
      And the badge counts 0
      When Meera opens the "Silk Tee" in Britain
      Then the badge counts 1

  @ROUTE-04 @ROUTE-37
  Rule: Whoever is in a shop stays there

    @journey @long @api @page
    Example: What is not there is not found in that shop
      When Meera opens the path "/uk/no-such-thing"
      Then Meera stands at "/uk/page-not-found?from=%2Fno-such-thing"

  @STORE-04
  Rule: Search engines find each shop from any other

    @journey @long @api @page
    Example: From home
      When Meera opens the path "/uk/"
      Then search engines are led to these shops:
        | language  | address           |
        | en-US     | /                 |
        | en-GB     | /uk/              |
        | de-DE     | / of its own host |
        | x-default | /                 |
