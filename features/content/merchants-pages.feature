@content
Feature: Pages of the merchant
  What the merchant wrote about deliveries, returns or the house has an address of its own.

  @ROUTE-47 @ROUTE-48
  Rule: A page that nobody wrote leads home with a notice

    @journey @long @page
    Example: A link to a page that is no more
      When Meera opens the path "/i/unknown"
      Then Meera is on the home page
      And Meera is told "This page is no longer here. We brought you home."

  @CONT-18
  Rule: That nobody wrote it is for those who run the shop to read

    Example: A link to a page that is no more
      When Meera opens the path "/i/unknown"
      Then those who run the shop read "CMS query returned empty result" in the log

  @PWA-10
  Rule: Only without a network it is said that the page cannot be had offline

    @page
    Example: In a tunnel
      Given the category "Next Year" is unknown
      And Meera opens the home page
      And Meera is offline
      When Meera opens the slug address of the category "Next Year"
      Then Meera is on the home page
      And Meera is told "The product, category or CMS page is not available in Offline mode. Redirecting to Home."

  @CONT-14 @CONT-16
  Rule: A page is opened by its number as well as by its name

    Example: A care label names the page by its number, which outlives its name
      Given the merchant wrote the page "Washing Silk" as number 9001, which says "Cold water, in the shade."
      When Meera opens the page "9001" of the merchant
      Then Meera reads on it "Cold water, in the shade."

    Example: A name may be a number
      Given the merchant wrote the page "Founders" as number 9002, which says "Two sisters."
      And the merchant wrote the page "9002" that says "The year of the great rain."
      When Meera opens the page "9002" of the merchant
      Then Meera reads on it "The year of the great rain."

  @CONT-14 @CONT-15
  Rule: A block that is written once is read on every page that holds it

    Example: Held by its name
      Given the merchant wrote the block "Our Hours" that says "Call us from 10 to 7."
      And the merchant wrote the page "Late Parcels" that says "We look for it. [Our Hours]"
      When Meera opens the page "Late Parcels" of the merchant
      Then Meera reads on it "We look for it. Call us from 10 to 7."

    Example: Held by its number
      Given the merchant wrote the block "Our Hours" as number 9003, which says "Call us from 9 to 6."
      And the merchant wrote the page "Lost Parcels" that says "We look again. [9003]"
      When Meera opens the page "Lost Parcels" of the merchant
      Then Meera reads on it "We look again. Call us from 9 to 6."

  @CONT-19
  Rule: A page stands without the blocks that are missing

    Example: The block of last summer was taken away
      Given the merchant wrote the block "Promise" that says "Fifteen days to decide."
      And the merchant wrote the page "Sending Back" that says "Write to us first. [Summer Sale] [Promise]"
      When Meera opens the page "Sending Back" of the merchant
      Then Meera reads on it "Write to us first. Fifteen days to decide."
      And Meera reads on it no trace of a block
      And those who run the shop read "CMS block query returned empty result: summer-sale" in the log

    Example: A block cannot be had right now
      Given the merchant wrote the block "Workshop" that says "Every seam by hand."
      And the merchant wrote the page "Hands" that says "Come and look. [Workshop]"
      And the block "Workshop" cannot be read
      When Meera opens the page "Hands" of the merchant
      Then Meera reads on it "Come and look."
      And Meera reads on it no trace of a block
