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

  @CUST-23
  Rule: As long as a review is on its way the form says so

    @page
    Example: A slow answer
      Given the shop takes its time over reviews
      When Meera reviews the piece as "Warm and light"
      Then Meera reads below the review "Adding a review ..."

    @page
    Example: The shop has it
      Given the shop takes its time over reviews
      And Meera reviews the piece as "Warm and light"
      When the shop has the review
      Then Meera reads below the review ""

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

  @QUEUE-41
  Rule: A page in place of an answer is named in the log, and the shopper may try again

    Example: The network of a hotel wants a sign-on first
      Given the network answers with a page of its own when a review is sent
      When Meera reviews the piece as "Warm and light"
      Then Meera is told "Something went wrong. Try again in a few seconds."
      And the review still reads "Warm and light"
      And those who run the shop read "Error with response - bad content-type!" in the log

  @QUEUE-42
  Rule: So is an answer that nobody can read

    Example: The line breaks in the middle
      Given only half of the answer comes when a review is sent
      When Meera reviews the piece as "Warm and light"
      Then Meera is told "Something went wrong. Try again in a few seconds."
      And the review still reads "Warm and light"
      And those who run the shop read "Unhandled error, wrong response format!" in the log
