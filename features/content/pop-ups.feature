@content
Feature: Pop-ups
  A merchant may speak to who has come, and to who is about to go: once in a visit, and never in their way.
  What was closed does not come again.

  @CONT-11
  Rule: A pop-up greets who has come, once in a visit, and can be closed

    @journey @long
    Example: A word of welcome
      Given the merchant greets with "New from the looms of Varanasi"
      When Meera opens the home page
      Then Meera reads the pop-up "New from the looms of Varanasi"

    Example: It comes when the merchant wants it
      Given the merchant greets with "New from the looms of Varanasi" after 8 seconds
      And Meera opens the home page
      When 7 seconds pass
      Then Meera reads no pop-up
      When 1000 milliseconds pass
      Then Meera reads the pop-up "New from the looms of Varanasi"

    Example: Read once
      Given the merchant greets with "New from the looms of Varanasi"
      And Meera opens the home page
      And Meera reads the pop-up "New from the looms of Varanasi"
      When Meera comes back later
      And 60 seconds pass
      Then Meera reads no pop-up

    Example: Not closed, so it is offered at the next visit
      Given the merchant greets with "New from the looms of Varanasi"
      And Meera opens the home page
      When Meera comes back another day
      Then Meera reads the pop-up "New from the looms of Varanasi"

    Example: No is remembered
      Given the merchant greets with "New from the looms of Varanasi"
      And Meera opens the home page
      And Meera reads the pop-up "New from the looms of Varanasi"
      When Meera closes the pop-up
      Then Meera reads no pop-up
      When Meera comes back another day
      And 60 seconds pass
      Then Meera reads no pop-up

    @page
    Scenario Outline: No, by <way>
      Given the merchant greets with "New from the looms of Varanasi"
      And Meera opens the home page
      And Meera reads the pop-up "New from the looms of Varanasi"
      When Meera presses <way>
      Then Meera reads no pop-up
      When Meera comes back another day
      And 60 seconds pass
      Then Meera reads no pop-up

      Examples:
        | way              |
        | Escape           |
        | beside the pop-up |

  @CONT-10
  Rule: A pop-up is for who leaves the page at the top, once in a visit

    @journey
    Example: Off to another tab
      Given the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      When Meera leaves the page at the top
      Then Meera reads the pop-up "Leaving so soon?"

    @journey @long @api @page
    Example: It moves nothing, as it comes and as it goes
      Given the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      And Meera leaves the page at the top
      And Meera reads the pop-up "Leaving so soon?"
      When Meera closes the pop-up
      Then Meera reads no pop-up
      And the page has stood still

    Example: Still here
      Given the merchant asks "Leaving so soon?" of whoever leaves
      When Meera opens the home page
      And 60 seconds pass
      Then Meera reads no pop-up

    Example: Again and again
      Given the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      And Meera leaves the page at the top
      And Meera reads the pop-up "Leaving so soon?"
      When Meera comes back later
      And Meera leaves the page at the top
      Then Meera reads no pop-up

    Example: One pop-up in a visit is enough
      Given the merchant greets with "New from the looms of Varanasi"
      And the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      And Meera reads the pop-up "New from the looms of Varanasi"
      And Meera closes the pop-up
      When Meera leaves the page at the top
      Then Meera reads no pop-up

    @page
    Example: To the side, where the next window is
      Given the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      When Meera leaves the page at the side
      Then Meera reads no pop-up

    @page
    Example: A finger that leaves the screen leaves no page
      Given the merchant asks "Leaving so soon?" of whoever leaves
      And Meera opens the home page
      When Meera leaves the page at the top with a finger
      Then Meera reads no pop-up

  @CONT-12
  Rule: Without a pop-up there is none

    Example: A line above the page is none
      Given the merchant announces "Extra 10% off with FESTIVE10"
      And Meera opens the home page
      When 60 seconds pass
      And Meera leaves the page at the top
      Then Meera reads no pop-up

  @CONT-10 @CONT-11
  Rule: A pop-up is in nobody's way

    Background:
      Given the merchant greets with "New from the looms of Varanasi" after 5 seconds
      And the shop sells a "Silk Tee"

    Example: Nobody who pays is spoken to
      Given Meera adds the "Silk Tee" to the cart
      And Meera opens the checkout
      When 60 seconds pass
      Then Meera reads no pop-up

    Example: Nobody who looks into the cart is interrupted
      Given Meera opens the home page
      And Meera opens the minicart
      When 60 seconds pass
      Then Meera reads no pop-up
      When Meera closes the minicart
      And 1000 milliseconds pass
      Then Meera reads the pop-up "New from the looms of Varanasi"

    Example: Nobody is asked two things at once
      Given the shop tells an advertising service what is looked at and bought
      And Meera opens the home page
      And Meera is asked what she agrees to by "Refuse all, Allow all, Choose"
      When 60 seconds pass
      Then Meera reads no pop-up
      When Meera refuses all
      And 1000 milliseconds pass
      Then Meera reads the pop-up "New from the looms of Varanasi"

    @page
    Example: Nobody who types is interrupted
      Given Meera opens the home page
      And Meera types the address "meera@popups.test" for the newsletter
      When 60 seconds pass
      Then Meera reads no pop-up
      When Meera presses Tab
      And 1000 milliseconds pass
      Then Meera reads the pop-up "New from the looms of Varanasi"

    @page
    Example: Nobody who went back is held up
      Given Meera opens the home page
      And Meera looks at the "Silk Tee"
      When Meera goes back
      And 60 seconds pass
      Then Meera reads no pop-up

  @CUST-35
  Rule: A pop-up for the newsletter wants an address that is one, and says what came of it

    Background:
      Given the merchant greets with "Hear of new pieces first", to join the newsletter
      And Meera opens the home page
      And Meera reads the pop-up "Hear of new pieces first"

    Example: New to the shop
      When Meera joins by the pop-up as "meera.new@popups.test"
      Then Meera reads in the pop-up "The newsletter goes to meera.new@popups.test."
      And the newsletter goes to "meera.new@popups.test"

    Example: An address with a slip
      When Meera joins by the pop-up as "meera@popups"
      Then Meera reads "Enter an email address like name@example.com" at the address in the pop-up
      And the shop was not asked to change the newsletter

    Example: Who has joined is not asked again
      Given Meera joins by the pop-up as "meera.once@popups.test"
      When Meera comes back another day
      And 60 seconds pass
      Then Meera reads no pop-up
