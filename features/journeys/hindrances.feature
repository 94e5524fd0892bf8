@journeys
Feature: When something stands in the way
  A shopper always learns what is the matter and how to go on.

  Background:
    Given the shop sells a "Silk Tee" for 2,400 rupees

  @ROUTE-36 @ROUTE-11
  Rule: An unknown address is told as such and leads back into the shop

    @journey @long @api @page
    Scenario Outline: A mistyped address with <means>
      Given Meera shops with <means>
      When Meera opens the path "/silk-te"
      Then Meera is told that the page cannot be found
      And search engines are told that there is nothing
      And Meera is offered "Go to the front page"

      Examples:
        | means         |
        | a phone       |

      @long
      Examples:
        | means         |
        | a wide screen |

  @ROUTE-49
  Rule: A page the shop cannot be asked for says so and offers another try

    @journey @api @page
    Scenario Outline: The shop's memory is down with <means>
      Given Meera shops with <means>
      And the shop's API is down
      When Meera opens the sku address of the "Silk Tee"
      Then Meera is told that the product cannot be shown now
      And search engines are told to come back later
      And Meera is offered "Retry"

      Examples:
        | means         |
        | a wide screen |

      @long
      Examples:
        | means         |
        | a phone       |

    @journey @api @page
    Example: The shop's memory is slow for a moment
      Given the catalog is late for the next page
      When Meera opens the sku address of the "Silk Tee"
      Then search engines are told to come back later
      And Meera sees the "Silk Tee" for "₹2,400" with its picture

  @CART-19 @CART-22
  Rule: What is pressed before the page can answer is done once when it can

    @journey @api @page
    Example: On a poor connection
      Given the code of the page of the "Silk Tee" is late
      And Meera presses "Add to cart" in vain
      And Meera presses "Add to cart" in vain
      When the code has come
      Then Meera is told "Product has been added to the cart!"
      And the shop's cart holds only 1 piece of the "Silk Tee"

  @ROUTE-12 @ERR-10
  Rule: The page for our own mistakes offers a way home

    @journey @page
    Scenario Outline: Something broke with <means>
      Given Meera shops with <means>
      When Meera opens the path "/error"
      Then Meera is offered "Go to the front page"

      Examples:
        | means         |
        | a wide screen |

      @long
      Examples:
        | means         |
        | a phone       |

  @CACHE-10 @CACHE-07
  Rule: A device that keeps nothing does not keep anybody from buying

    @journey
    Example: Site data is blocked
      Given the device cannot read what it kept
      And Meera adds the "Silk Tee" to the cart
      And Meera proceeds to checkout from the notice
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera is thanked for the order
      And the shop has 1 order
