@queue
Feature: A cart that is left behind
  The merchant may remind somebody of a cart they have filled. So the shop hears of it, once it is known whom to remind.

  Background:
    Given the shop sells a "Silk Tee" for 2,000 rupees

  @TRACK-20 @TRACK-21
  Rule: The shop hears of a cart with something in it when the e-mail is known

    Example: A customer fills a cart
      Given Asha is signed in
      And Asha has put 2 pieces of the "Silk Tee" into the cart
      When 5 seconds pass
      Then the shop knows of a cart of Asha with 2 pieces for 2,000 rupees each

    Example: It changes
      Given Asha is signed in
      And Asha has put 2 pieces of the "Silk Tee" into the cart
      And 5 seconds pass
      And Asha has put 1 piece of the "Silk Tee" into the cart
      When 5 seconds pass
      Then the shop knows of a cart of Asha with 3 pieces for 2,000 rupees each

    Example: Nobody knows whose it is
      Given Meera has put 2 pieces of the "Silk Tee" into the cart
      When 5 seconds pass
      Then the shop knows of no cart

    Example: The network goes just then
      Given Asha is signed in
      And Asha has put 2 pieces of the "Silk Tee" into the cart
      And Asha is offline
      And 5 seconds pass
      When Asha is online again
      Then the shop knows of a cart of Asha with 2 pieces for 2,000 rupees each
