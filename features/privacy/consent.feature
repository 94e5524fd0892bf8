@privacy
Feature: What a shopper agrees to
  Nothing is told to others of a visit before its shopper has said yes. A No is as near as a Yes, and the shop works the same
  without.

  Background:
    Given the category "Tees" holds the "Silk Tee"
    And the "Silk Tee" costs 2,000 rupees

  @TRACK-05
  Rule: Nothing is told, and no cookie made, before the shopper has agreed

    @journey
    Example: She has not answered yet
      Given the shop tells an advertising service what is looked at and bought
      When Meera opens the category "Tees"
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      And the advertising service hears nothing
      And Meera's browser has no cookie of the advertising service

    @journey @long
    Example: She refuses and goes on to buy
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      When Meera refuses all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      Then Meera has 1 piece of the "Silk Tee" in the cart
      And the advertising service hears nothing
      And Meera's browser has no cookie of the advertising service
      And Meera is not asked what she agrees to

    Example: Her browser refuses in her place
      Given the shop tells an advertising service what is looked at and bought
      And Meera's browser asks not to be followed
      When Meera opens the category "Tees"
      Then Meera is not asked what she agrees to
      And the advertising service hears nothing

    @journey @long @api @page
    Example: The question moves nothing, as it comes and as it goes
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      When Meera refuses all
      Then Meera is not asked what she agrees to
      And the page has stood still

    @journey @long @api @page
    Example: Another language is offered at the same time
      Given Meera's browser asks for Arabic
      And the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And the offer is in "ar-AE" and read from right
      When Meera refuses all
      Then Meera is not asked what she agrees to

    Example: A shop that tells nobody does not ask
      When Meera opens the category "Tees"
      Then Meera is not asked what she agrees to

  @TRACK-05
  Rule: The answer is kept, and can be taken back at the foot of every page

    @journey @long
    Example: She is not asked again
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera refuses all
      When Meera comes back later
      Then Meera is not asked what she agrees to

    @journey
    Example: She takes back a Yes, and what was kept for it goes at once
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera allows all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera takes back "Marketing"
      Then Meera's browser has no cookie of the advertising service

    Example: What still waits to be told is not told any more
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera allows all
      And Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      When Meera takes back "Marketing"
      And Meera is online again
      Then the advertising service hears "PageView, ViewContent"

  @TRACK-05
  Rule: Nothing is kept on her device to be told to others before she has agreed, nor after a No

    Background:
      Given the shop tells all that it can what is looked at and bought
      And Meera opens the category "Tees"

    @journey
    Example: She refuses and goes all the way to an order
      Given Meera refuses all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera has filled in the checkout, accepts the terms and pays in cash
      When Meera places the order
      Then Meera's device keeps nothing but what the shop needs

    Example: What she allowed waits in a tunnel, and goes at once when she takes it back
      Given Meera allows all
      And Meera looks at the "Silk Tee"
      And Meera is offline
      And Meera adds it to the cart
      And what is to be told of Meera's visit waits on the device
      When Meera takes back all
      Then Meera's device keeps nothing but what the shop needs

    @journey @long
    Example: She takes back a Yes and goes on
      Given Meera allows all
      And Meera has put 1 piece of the "Silk Tee" into the cart
      And Meera takes back all
      When Meera looks at the "Silk Tee"
      Then Meera's device keeps nothing but what the shop needs

  @SESS-33
  Rule: What still waits to be told of a customer goes with them when they log out

    Example: Asha lends her phone
      Given the shop counts what is looked at and bought
      And Asha is signed in
      And Asha opens the category "Tees"
      And Asha allows all
      And Asha is offline
      And Asha looks at the "Silk Tee"
      And what is to be told of Asha's visit waits on the device
      When Asha logs out from the panel
      Then Asha's device keeps nothing but what the shop needs

  @TRACK-05
  Rule: Who was asked about something else is asked again, and meanwhile nothing is done that they have not allowed

    Example: The shop would like to count as well
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera allows all
      And the shop counts what is looked at and bought
      When Meera comes back later
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      And nothing is counted

    Example: A purpose has come to mean something else
      Given Meera has allowed what the shop asked about when that meant something else
      And the shop tells an advertising service what is looked at and bought
      When Meera opens the category "Tees"
      Then Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      And the advertising service hears nothing
      And Meera's browser has no cookie of the advertising service

    Example: She answers what is asked anew
      Given Meera has allowed what the shop asked about when that meant something else
      And the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"
      And Meera refuses all
      When Meera comes back later
      Then Meera is not asked what she agrees to

  @TRACK-05
  Rule: Each answer is recorded with the merchant, who can show it, and names nobody

    Background:
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the category "Tees"

    @journey @long
    Example: A No, and then a Yes
      Given Meera refuses all
      When Meera agrees to "Marketing"
      Then the merchant has these choices on record:
        | asked     | allowed   |
        | marketing |           |
        | marketing | marketing |
      And Meera can tell the number of the last one

    Example: In a tunnel
      Given Meera is offline
      And Meera refuses all
      When Meera is online again
      Then the merchant has these choices on record:
        | asked     | allowed |
        | marketing |         |
