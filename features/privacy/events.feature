@privacy
Feature: What an advertising service is told
  Of shoppers who allow it the merchant tells an advertising service what is looked at, put into the cart and bought: each once, in
  its words, and in rupees. Nobody feels when that fails.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees
    And Meera has allowed the shop to tell an advertising service

  @TRACK-01 @TRACK-10
  Rule: It hears of each page that stands, by the shop's API

    Example: A page that is opened
      When Meera opens the category "Tees"
      Then the advertising service hears "PageView, ViewCategory"

  @ROUTE-58
  Rule: Once for each address, and of what is on it when that comes to stand

    Example: The same page comes to stand again
      Given Meera opens the category "Tees"
      When Meera opens the category "Tees"
      Then the advertising service hears "PageView, ViewCategory"

    Example: On, and back again
      Given Meera opens the category "Tees"
      And Meera looks at the "Silk Tee"
      When Meera opens the category "Tees"
      Then the advertising service hears "PageView, ViewCategory, PageView, ViewContent, PageView, ViewCategory"

  @TRACK-15
  Rule: A category is told by the name that is shown

    Example: Tees
      When Meera opens the category "Tees"
      Then it hears of the last "ViewCategory":
        | custom_data.category | Tees |

  @TRACK-13 @TRACK-14
  Rule: A piece that is looked at or put into the cart is told with its designer and its price

    Example: She looks at it and puts two into the cart
      When Meera has put 2 pieces of the "Silk Tee" into the cart
      Then it hears of the last "ViewContent":
        | custom_data.designer      | Anjora |
        | custom_data.price         | 2000   |
        | custom_data.currency_code | INR    |
      And it hears of the last "AddToCart":
        | custom_data.designer      | Anjora |
        | custom_data.price         | 2000   |
        | custom_data.currency_code | INR    |
      And the events "ViewContent" and "AddToCart" name the "Silk Tee"

  @CONF-36 @TRACK-17
  Rule: Amounts are told in rupees, whatever currency is shown

    Example: She reads dollars
      Given Meera goes on in USD
      When Meera has put 1 piece of the "Silk Tee" into the cart
      Then it hears of the last "AddToCart":
        | custom_data.price         | 2000 |
        | custom_data.currency_code | INR  |

  @TRACK-12
  Rule: Who enters the checkout is told with what they want to buy

    Example: Two pieces
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      When Meera opens the checkout
      Then it hears of the last "InitiateCheckout":
        | custom_data.content_name | Silk Tee |
        | custom_data.value        | 4000     |
        | custom_data.currency     | INR      |
      And the event "InitiateCheckout" names the "Silk Tee"

  @TRACK-06 @TRACK-11
  Rule: A purchase is told when the order succeeds, with who buys

    Background:
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash

    Example: The order succeeds
      When Meera places the order
      Then it hears of the last "Purchase":
        | custom_data.content_name | Silk Tee  |
        | custom_data.currency     | INR       |
        | user_data.fn             | Meera     |
        | user_data.ln             | Iyer      |
        | user_data.zp             | 400050    |

    Example: It fails
      Given the shop's orders fail
      When Meera places the order
      Then the advertising service has heard of 0 purchases

    Example: The shop finds it faulty
      Given the shop finds the next order faulty
      When Meera places the order
      Then the advertising service has heard of 0 purchases

    Example: Its first answer is lost, and it is sent again
      Given the shop's answer to the next order gets lost
      And Meera places the order
      When Meera places the order again
      Then the advertising service has heard of 1 purchase

  @TRACK-07
  Rule: Nothing else says who it is

    Example: What came before the order
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then it hears of the last "InitiateCheckout":
        | user_data.fn | - |
        | user_data.ln | - |
        | user_data.zp | - |
        | user_data.ph | - |
        | user_data.em | - |

  @TRACK-04
  Rule: The e-mail of a customer is told with each event

    Example: Asha is signed in
      Given Asha is signed in
      When Asha has put 1 piece of the "Silk Tee" into the cart
      Then the last event names the e-mail of Asha

  @TRACK-02 @TRACK-03
  Rule: Each event says what it is, when and where it happened, and by which browser

    Example: A visit
      When Meera has put 1 piece of the "Silk Tee" into the cart
      Then each event comes with the cookies of the browser and the time it happened
      And each event says on which page it happened

  @CONF-37 @TRACK-16
  Rule: An event has an id of its own

    Example: A visit to two pages
      Given Meera opens the category "Tees"
      When Meera has put 1 piece of the "Silk Tee" into the cart
      Then each event has an id of its own: its name and 5 characters

  @TRACK-09
  Rule: What happens without a network is told once there is one again

    Example: Into the cart in a tunnel
      Given Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      When Meera is online again
      Then the advertising service hears "PageView, ViewContent, AddToCart"
