@journeys
Feature: Typed once
  What somebody has typed and not sent yet is still there when the page ends without their wish.
  A password never is.

  @CHK-11
  Rule: What was typed outlives its page, in every form

    @journey @api @page
    Scenario Outline: Every form of a guest, and <what happens>
      Given the shop sells a "Silk Tee" for 2,400 rupees
      And the shop sells a "Moonga Tee" with 0 pieces
      And Meera's browser keeps the shop
      And Meera has put 1 piece of the "Silk Tee" into the cart
      When Meera has typed into every form, also about the "Silk Tee" and the sold-out "Moonga Tee"
      Then nothing of it is lost when <what happens>

      Examples:
        | what happens                      |
        | the page is loaded again          |

      @long
      Examples:
        | what happens                      |
        | a new build is taken              |
        | the page is left and come back to |
        | the tab crashes                   |

    @journey @api @page
    Scenario Outline: The forms of the account, and <what happens>
      Given Meera's browser keeps the shop
      And Asha is signed in
      When Asha has typed into every form of the account
      Then nothing of it is lost when <what happens>

      Examples:
        | what happens                      |
        | the page is left and come back to |

      @long
      Examples:
        | what happens                      |
        | the tab crashes                   |
        | the page is loaded again          |
        | a new build is taken              |
