@content
Feature: The chat
  Whoever has a wide screen and allows it may ask the merchant something while they look around.
  The chat is another house's: until then nothing is asked of that.

  @CONT-24 @CONF-51
  Rule: The chat is there on screens of 768 pixels or more

    Background:
      Given the merchant answers in a chat

    @journey @long
    Example: Just wide enough
      Given Meera has a screen of 768 pixels
      And Meera allows the chat
      When Meera opens the home page
      Then Meera is offered a chat
      And the chat was asked for 1 time

    Example: The same chat on every page
      Given the shop sells a "Silk Tee"
      And Meera allows the chat
      And Meera opens the home page
      When Meera looks at the "Silk Tee"
      And Meera adds the "Silk Tee" to the cart
      And Meera opens the checkout
      Then Meera is offered a chat
      And the chat was asked for 1 time

    Example: A tablet is turned
      Given Meera has a screen of 767 pixels
      And Meera allows the chat
      And Meera opens the home page
      When Meera has a screen of 1024 pixels
      Then Meera is offered a chat

  @CONT-25 @CONF-51
  Rule: On smaller screens nothing is asked of the chat

    @journey @long
    Example: A pixel too few
      Given the merchant answers in a chat
      And Meera has a screen of 767 pixels
      And Meera allows the chat
      When Meera opens the home page
      And 20 seconds pass
      Then Meera is offered no chat
      And the chat was asked for 0 times

  @CONT-24
  Rule: Nothing is asked of the chat before a shopper allows it

    Example: Not answered yet
      Given the merchant answers in a chat
      When Meera opens the home page
      And 60 seconds pass
      Then Meera is offered no chat
      And the chat was asked for 0 times

    Example: Allowed while reading
      Given the merchant answers in a chat
      And Meera opens the home page
      When Meera allows the chat
      Then Meera is offered a chat

    Example: Taken back
      Given the merchant answers in a chat
      And Meera allows the chat
      And Meera opens the home page
      When Meera allows the chat no more
      Then Meera is offered no chat
      And the chat is gone

    Example: A shop without a chat
      When Meera opens the home page
      Then Meera is offered no chat

  @CONT-24
  Rule: When nobody is there the shop says so by itself

    Background:
      Given the merchant answers in a chat from Monday to Saturday, from 10 to 19 o'clock
      And Meera allows the chat

    Example: Saturday night
      Given it is 21 November 2026, 21:00 in India
      And Meera opens the home page
      When Meera opens the chat
      Then Meera reads in the chat "Monday, 23 November, 10:00 am"
      And the chat was asked for 0 times

    Example: Monday noon
      Given it is 23 November 2026, 12:00 in India
      And Meera opens the home page
      When Meera opens the chat
      Then the chat was asked for 1 time
