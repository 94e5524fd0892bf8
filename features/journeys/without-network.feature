@journeys
Feature: The shop without a network
  What a shopper has seen opens again on the train, also when the browser was closed in between.

  Background:
    Given the category "Tees" holds 2 products
    And Meera's browser keeps the shop

  @PWA-09
  Rule: A page that was visited opens again with its data

    @journey @long @api @page
    Example: The first page, and the network was lost behind it
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      When Meera closes the browser and opens it again without a network
      Then the list shows 2 of 2 products

    @journey @long @api @page
    Example: Its pictures, which were there before the shop was kept
      Given the shop sells a "Silk Tee" in the category "Tees"
      And Meera opens the category "Tees"
      And Meera sees the "Silk Tee" for "₹1,000" with its picture
      And the page is on Meera's device
      When Meera closes the browser and opens it again without a network
      Then Meera sees the "Silk Tee" for "₹1,000" with its picture

    @journey @long @api @page
    Example: A page that no server has drawn, loaded again
      Given the shop sells a "Silk Tee" in the category "Tees"
      And Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera goes to the "Silk Tee" by its card
      And Meera is offline
      When Meera loads the page again
      Then Meera is on the page of the "Silk Tee"

    @journey @api @page
    Example: The cart is there whatever was visited
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera is offline
      When Meera opens the path "/cart"
      Then Meera is on the cart page
      And those who run the shop read "Content has been cached for offline use." in the log

  @CAT-064
  Rule: What the device keeps can be searched

    @journey @long @api @page
    Example: A piece of an earlier visit
      Given the shop sells a "Zephyra Tee" in the category "Tees"
      And Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera loads the page again
      And the device keeps what Meera is told of the "Zephyra Tee"
      And Meera closes the browser and opens it again without a network
      When Meera types "zephyra" into the search
      And 2 seconds pass
      Then the search offers "Zephyra Tee"

    @journey @long @api @page
    Example: Its colour is what the shopper remembers, with a letter missing
      Given the category "Tees" holds these pieces:
        | product    | color  | size | price |
        | Quenta Tee | Lilac  | M    | 1,000 |
      And Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera loads the page again
      And the device keeps what Meera is told of the "Quenta Tee"
      And Meera closes the browser and opens it again without a network
      When Meera searches for "lilc"
      Then the results show the "Quenta Tee" for "₹1,000"

  @CONF-47
  Rule: What was ordered without a network is sent although the shop was closed, where it is sent without asking

    @journey @api @page
    Example: The tab was closed in the tunnel
      Given waiting orders are sent by themselves
      And the shop sells a "Silk Tee" for 2,400 rupees
      And Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has placed an order offline, to be paid in cash
      And Meera has closed the shop
      When the network is back and the browser reminds the shop of what waits
      Then the shop has 1 order

  @PWA-09
  Rule: What is on the device is listed, and says since when it is there

    @journey @long @api @page
    Example: The neutral page
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera is offline
      When Meera opens the path "/offline"
      Then the page lists "Tees" among what is saved

    @journey @long @api @page
    Example: A page that was loaded from the device
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      When Meera closes the browser and opens it again without a network
      Then the page says since when it is saved

  @SESS-33
  Rule: Who logs out takes what they looked at with them

    @journey @long @api @page
    Example: A category
      Given Asha is signed in
      And Asha opens the category "Tees"
      And the page is on Meera's device
      When Asha logs out from the panel
      Then no page but home is left on the device

  @PWA-09
  Rule: What the device keeps of the shop tells nothing of who shopped

    @journey @api @page @row-40
    Example: A guest's whole journey
      Given the shop sells a "Silk Tee" in the category "Tees"
      And Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout and accepts the terms
      And Meera chooses to pay by "Cash on delivery"
      When Meera places the order
      Then Meera is thanked for the order
      And the "Silk Tee" is among what the device keeps of the shop, and nothing of Meera

    @journey @long @api @page @row-40
    Example: A customer's account
      Given Asha is signed in
      And the shop sells a "Silk Tee" in the category "Tees"
      And Asha opens the category "Tees"
      And the page is on Meera's device
      And Asha opens the account at "Shipping details"
      When Asha saves:
        | Street address | Hill Road, Bandra West |
        | PIN code       | 400 050                |
        | City           | Mumbai                 |
        | Phone number   | 98200 12345            |
      Then the "Silk Tee" is among what the device keeps of the shop, and nothing of Asha

  @PWA-10 @PWA-11
  Rule: A page that was not visited says so and leads home

    @journey @long @api @page
    Example: A category nobody has looked at
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      And Meera is offline
      When Meera opens the path "/women/sarees"
      Then Meera is on the home page
      And Meera is told "The product, category or CMS page is not available in Offline mode. Redirecting to Home."

  @PWA-01
  Rule: The second visit takes from the device what the first has brought

    @journey @long @api @page
    Example: Code, styles and fonts
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      When Meera loads the page again
      Then its code, styles and fonts come from the device

  @PWA-07
  Rule: A new build waits until the shopper wants it

    @journey @long @api @page
    Example: It is offered in one sentence, and taken with one press
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      And the shop is released anew
      And Meera loads the page again
      And the new version is on Meera's device
      And Meera is told "A new version of the shop is ready."
      When Meera takes the new version
      Then the list shows 2 of 2 products
      And Meera sees no notice

  @PWA-08
  Rule: A shop that is to be kept on no device leaves them at the next visit, and works on

    @journey @long @api @page @row-39
    Example: The switch is thrown
      Given Meera opens the category "Tees"
      And the page is on Meera's device
      When the shop is to be kept on no device any more
      And Meera loads the page again
      Then nothing of the shop is left on Meera's device
      And the list shows 2 of 2 products
