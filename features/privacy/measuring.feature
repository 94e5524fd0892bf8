@privacy
Feature: What is counted of a visit
  Of shoppers who allow it the merchant counts what is looked at, searched for, chosen and bought, to make the shop better. It needs
  no cookie, and says nothing of who it is.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees

  @TRACK-05
  Rule: Nothing is counted before the shopper has agreed

    @journey @long
    Example: She has not answered yet
      Given the shop counts what is looked at and bought
      When Meera opens the category "Tees"
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      And nothing is counted

    Example: She refuses
      Given the shop counts what is looked at and bought
      And Meera opens the category "Tees"
      When Meera refuses all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      Then nothing is counted

    Example: Who asks not to be followed may be counted
      Given the shop counts what is looked at and bought
      And Meera's browser asks not to be followed
      When Meera opens the category "Tees"
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"

    Example: She takes it back in a tunnel
      Given Meera has allowed the shop to count
      And Meera is offline
      And Meera opens the category "Tees"
      When Meera takes back "Measuring"
      And Meera is online again
      Then nothing is counted of the category "Tees"

  @ROUTE-58
  Rule: A page counts once for each address, and so does what is on it

    @journey
    Example: A piece is looked at and put into the cart
      Given Meera has allowed the shop to count
      When Meera has put 1 piece of the "Silk Tee" into the cart
      Then "pageview, Product, Add to cart" are counted

    Example: A list is narrowed
      Given the category "Coats" holds these pieces:
        | product | color  | size | price |
        | Plain   | Ivory  | S    | 40    |
        | Royal   | Indigo | M    | 9,000 |
      And Meera has allowed the shop to count
      And Meera opens the category "Coats"
      When Meera picks the color "Ivory"
      Then "pageview, Category, pageview, Filter" are counted
      And the last is counted with "color"

    Example: A search that finds one piece
      Given the shop sells a "Zubari Shawl"
      And Meera has allowed the shop to count
      When Meera searches for "Zubari"
      Then "pageview, Search" are counted
      And the last is counted with "1"
      And no count names "Zubari"

  @CART-29
  Rule: What is taken out of the cart counts

    Example: Rather not
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera has allowed the shop to count
      When Meera removes the "Silk Tee"
      Then the last that is counted is "Remove from cart"

  @TRACK-06
  Rule: A purchase counts when the order succeeds, with what it comes to, and with nothing of who buys

    Background:
      Given Meera has allowed the shop to count
      And Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash

    Example: The order succeeds
      When Meera places the order
      Then "Checkout, Checkout step, Purchase" are among what is counted, in this order
      And a purchase of 4,000 rupees or more is counted
      And no count names "Meera"

    Example: Its first answer is lost, and it is sent again
      Given the shop's answer to the next order gets lost
      And Meera places the order
      When Meera places the order again
      Then 1 purchase is counted

  @TRACK-09
  Rule: What happens without a network is counted once there is one again, though the page was left meanwhile

    Example: Into the cart in a tunnel
      Given Meera has allowed the shop to count
      And Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      When Meera is online again
      Then "pageview, Product, Add to cart" are counted

    Example: The page is left in the tunnel, and opened again
      Given Meera has allowed the shop to count
      And Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      And Meera comes back later
      When Meera is online again
      Then "Product, Add to cart" are among what is counted, in this order

    Example: She takes it back on the page that she opens again
      Given Meera has allowed the shop to count
      And Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      And Meera comes back later
      And Meera takes back "Measuring"
      When Meera is online again
      Then nothing is counted of the cart
