@privacy
Feature: The merchant's tags
  A merchant who works with a tag manager has it on a page of its own. Of shoppers who allow marketing, that page is told what is
  looked at and bought, in the words that such tags know. It never sees a page of the shop.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees

  @TRACK-05
  Rule: No tags are asked for before the shopper has agreed

    @journey @long
    Example: She has not answered yet
      Given the shop has tags of its merchant
      When Meera opens the category "Tees"
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      And there are no tags

    Example: She refuses
      Given the shop has tags of its merchant
      And Meera opens the category "Tees"
      When Meera refuses all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      Then there are no tags

    Example: Her browser asks not to be followed
      Given the shop has tags of its merchant
      And Meera's browser asks not to be followed
      When Meera opens the category "Tees"
      Then there are no tags

    @journey
    Example: She takes back a Yes, and the tags forget at once
      Given Meera has allowed the shop's tags
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera takes back "Marketing"
      Then the tags have forgotten what they knew
      And there are no tags

  @TRACK-06
  Rule: What happens is told once, in its order, and nothing of who buys

    Background:
      Given Meera has allowed the shop's tags

    Example: A list and its pieces
      When Meera opens the category "Tees"
      Then the tags are told "page_view, view_item_list"
      And the last that the tags are told names the "Silk Tee"

    @journey @long
    Example: Into the cart
      When Meera has put 1 piece of the "Silk Tee" into the cart
      Then the tags are told "page_view, view_item, add_to_cart"
      And the last that the tags are told is worth 2,000 rupees

    Example: Into the cart in a tunnel
      Given Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      When Meera is online again
      Then the tags are told "page_view, view_item, add_to_cart"

    Example: The page is left in a tunnel, and opened again
      Given Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      And Meera comes back later
      When Meera is online again
      Then the tags are told "page_view, view_item, add_to_cart" once, in this order

    Example: The first answer to an order is lost, and it is sent again
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      And the shop's answer to the next order gets lost
      And Meera places the order
      When Meera places the order again
      Then the tags are told 1 purchase
      And the tags are not told of "Meera"

  @TRACK-11
  Rule: A purchase is told by the page that opens next, where none was open

    Background:
      Given Meera's browser keeps the shop
      And waiting orders are sent by themselves

    @journey @long @api @page
    Example: The order was sent while the shop was closed
      Given Meera has allowed the shop's tags
      And the page is on Meera's device
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has placed an order offline, to be paid in cash
      And Meera has closed the shop
      And the network is back and the browser reminds the shop of what waits
      When Meera opens the category "Tees"
      Then the tags are told 1 purchase
