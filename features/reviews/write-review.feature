@reviews
Feature: Writing a review
  Whoever wears a piece may say what it is like.
  The shop reads it before others do, and nothing that was written is lost on the way.

  Background:
    Given the shop sells a "Shawl"
    And Meera looks at the "Shawl"

  @CUST-22 @CUST-24
  Rule: A review is handed in for moderation

    @journey @long
    Example: Worn every day
      When Meera reviews the piece as "Warm and light"
      Then Meera is told "You submitted your review for moderation."

  @CUST-25
  Rule: The form is empty once the shop has the review

    Example: Nothing is sent twice
      When Meera reviews the piece as "Warm and light"
      Then nothing is left in the review

  @CUST-26
  Rule: What was written stays when the shop cannot take it

    Example: No answer
      Given the shop takes no reviews
      When Meera reviews the piece as "Warm and light"
      Then Meera is told "Something went wrong. Try again in a few seconds."
      And the review still reads "Warm and light"

    @page
    Example: The summary is missing
      When Meera reviews the piece as ""
      Then the focus is on the "Summary"

    @journey @long
    Example: The page is loaded again
      Given the shop takes no reviews
      And Meera reviews the piece as "Warm and light"
      When Meera comes back later
      Then the review still reads "Warm and light"

    Example: Another piece is looked at meanwhile
      Given the shop sells a "Scarf"
      And the shop takes no reviews
      And Meera reviews the piece as "Warm and light"
      And Meera looks at the "Scarf"
      When Meera looks at the "Shawl"
      Then the review still reads "Warm and light"
